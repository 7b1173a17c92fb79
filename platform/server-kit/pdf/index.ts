export { drawQr } from './draw-qr.ts';
export { dressPages } from './dress-pages.ts';
export { COLOR, EMBEDDED_FONTS, MEASURE, STANDARD_FONTS } from './paper.ts';
export { PdfWriter } from './pdf-writer.ts';
