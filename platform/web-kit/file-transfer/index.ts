export { downloadFile, saveBlob, saveTextFile } from './download-file.ts';
export { uploadFile } from './upload-file.ts';
