import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { EMBEDDED_FONTS, STANDARD_FONTS } from './paper.ts';
import { PdfWriter } from './pdf-writer.ts';

const INFO = {
  title: 'Prueba',
  author: 'Producto',
  moment: new Date('2026-11-20T20:15:00Z'),
  language: 'es-CO',
};

async function write(text: string, fonts = EMBEDDED_FONTS): Promise<Buffer> {
  const pdf = new PdfWriter({ ...INFO, fonts });
  pdf.heading(1, text);
  pdf.paragraph(text);
  pdf.list([text]);
  pdf.facts([[text, text]]);
  pdf.table([{ title: text, share: 1 }], [[text]]);
  return pdf.end(() => undefined);
}

async function read(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

describe('a PDF', () => {
  const SPANISH = ['áéíóúüñ ÁÉÍÓÚÜÑ', '¿Qué? ¡Sí! «así», “así”, ‘así’ – y — más…', 'n.º 1.ª 5 °C, 3 % § €'];
  const FOREIGN = ['Łódź, Ångström, Ğ', 'Ελλάδα', 'Україна'];

  it.each([
    ...[...SPANISH, ...FOREIGN].map((text) => [text, 'embedded', EMBEDDED_FONTS] as const),
    ...SPANISH.map((text) => [text, 'standard', STANDARD_FONTS] as const),
  ])('[MESA-11] every part of it gives back %s in %s fonts', async (text, _, fonts) => {
    const found = await read(await write(text, fonts));
    // Heading, paragraph, item, two cells of facts, header and cell of a table.
    expect(found.split(text)).toHaveLength(7 + 1);
  });

  it('[MESA-11] the same calls give the same bytes', async () => {
    const first = await write('Acta');
    expect(first.equals(await write('Acta'))).toBe(true);
    expect(first.equals(await write('Otra'))).toBe(false);
  });
});
