import { create } from 'qrcode';

/** White around a code, in modules, as its standard asks. */
const QUIET = 4;

/**
 * Draws a QR code in black, with the white around it.
 *
 * @param side of the square, in points
 */
export function drawQr(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const module = side / (modules.size + 2 * QUIET);
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column))
        doc.rect(x + (column + QUIET) * module, y + (row + QUIET) * module, module + 0.02, module + 0.02);
  doc.fill('#000000');
}
