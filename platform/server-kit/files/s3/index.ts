export { createS3FileStore, type S3FileStore, type S3FileStoreOptions } from './s3-file-store.ts';
export type { S3Patience, S3Settings } from './s3-settings.ts';
export { ContentDamagedError } from './verify-content.ts';
