export { createDocx, createPdf, createTypes, createZip, PROGRAM } from './sample-files.ts';
export { listFilesUnder, uploadSample } from './upload-client.ts';
