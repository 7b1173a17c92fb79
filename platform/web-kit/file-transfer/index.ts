export { downloadFile } from './download-file.ts';
export { type UploadOptions, uploadFile } from './upload-file.ts';
