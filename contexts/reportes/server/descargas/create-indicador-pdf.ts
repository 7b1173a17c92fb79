import { LOCALE } from '@marco/country/zone';
import { COLOR, drawQr, dressPages, EMBEDDED_FONTS, MEASURE, PdfWriter } from '@marco/server-kit/pdf';
import { writeGrafica } from './grafica-impresa.ts';
import type { IndicadorImpreso } from './present-impreso.ts';

/** Side of the code on paper, in points. */
const LADO_QR = 84;
/** Height of the plot, in points. */
const ALTO = 190;

/** The page of an indicador as a tagged PDF, in letter size; the same content gives the same bytes. */
export async function createIndicadorPdf(impreso: IndicadorImpreso): Promise<Buffer> {
  const { codigo, titulo, producto, ministerio, grafica, isHorizontal, direccion } = impreso;
  const pdf = new PdfWriter({
    title: `${codigo} - ${titulo}`,
    author: producto,
    moment: new Date(impreso.momento),
    language: LOCALE,
    fonts: EMBEDDED_FONTS,
    page: { size: 'LETTER', isLandscape: isHorizontal },
  });
  pdf.heading(1, titulo);
  pdf.paragraph(impreso.hallazgo, { color: COLOR.marine, size: 12, font: 'bold' });
  pdf.doc.y += 2;
  pdf.facts(impreso.portada);
  if (grafica !== null) {
    pdf.heading(2, 'Gráfica');
    pdf.figure(grafica.alt, ALTO, (doc, x, y) =>
      writeGrafica(doc, { x, y, width: doc.page.width - 2 * MEASURE.margin, height: ALTO }, grafica),
    );
  }
  pdf.heading(2, 'Valores');
  if (impreso.filas.length === 0) pdf.paragraph('Todavía no hay cortes.');
  else pdf.table(impreso.columnas, impreso.filas);
  pdf.heading(2, 'Cómo se calcula');
  pdf.facts(impreso.definicion);
  pdf.heading(2, 'Dónde se consulta');
  pdf.require(LADO_QR + 44);
  pdf.figure(`Código QR que abre ${direccion}`, LADO_QR, (doc, x, y) =>
    drawQr(doc, direccion, { x, y, side: LADO_QR }),
  );
  pdf.paragraph(direccion, { color: COLOR.marine, size: 9, font: 'bold' });
  return pdf.end(
    dressPages({
      product: producto,
      institution: ministerio,
      reference: { text: codigo, size: 11, after: 0.7 },
      foot: titulo,
    }),
  );
}
