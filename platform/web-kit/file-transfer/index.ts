export { downloadFile, saveTextFile } from './download-file.ts';
export { uploadFile } from './upload-file.ts';
