export { createDocx, createPdf, createTypes, createZip, PROGRAM } from './sample-files.ts';
export { listFilesUnder, type Uploading, uploadSample } from './upload-client.ts';
