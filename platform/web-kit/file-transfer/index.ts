export { downloadFile } from './download-file.ts';
export { saveTextFile } from './save-text-file.ts';
export { uploadFile } from './upload-file.ts';
