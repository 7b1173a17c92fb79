export { createS3FileStore, type S3FileStore } from './s3-file-store.ts';
