export { createDocx, createPdf, createTypes, createZip, PROGRAM } from './sample-files.ts';
