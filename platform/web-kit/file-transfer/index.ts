export { downloadFile } from './download-file.ts';
export { saveTextFile } from './save-text-file.ts';
export { type UploadOptions, uploadFile } from './upload-file.ts';
