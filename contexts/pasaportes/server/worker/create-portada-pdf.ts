import { LOCALE } from '@marco/country/zone';
import { COLOR, drawQr, dressPages, EMBEDDED_FONTS, PdfWriter } from '@marco/server-kit/pdf';
import type { HechosDePasaporte } from './tarea.ts';
import type { TextosPortada } from './textos-portada.ts';

/** Side of the code on paper, in points. */
const LADO_QR = 92;

/** The cover as a tagged PDF; the same facts give the same bytes. */
export async function createPortadaPdf(hechos: HechosDePasaporte, textos: TextosPortada): Promise<Buffer> {
  const { producto, ministerio, entidad, oid, momento } = hechos;
  const pdf = new PdfWriter({
    title: `${textos.titulo} - ${textos.servicio}`,
    author: producto,
    moment: new Date(momento),
    language: LOCALE,
    fonts: EMBEDDED_FONTS,
  });
  pdf.heading(1, textos.titulo);
  pdf.paragraph(textos.servicio, { size: 12, font: 'bold' });
  pdf.paragraph(textos.descripcion, { size: 10.5 });
  pdf.doc.y += 4;
  pdf.facts(textos.datos);
  for (const { titulo, columnas, filas, vacia } of textos.tablas) {
    pdf.heading(2, titulo);
    if (filas.length === 0) pdf.paragraph(vacia);
    else pdf.table(columnas, filas);
  }
  pdf.heading(2, 'Cómo comprobarlo');
  pdf.paragraph(textos.comprobar);
  pdf.require(LADO_QR + 22);
  pdf.figure(`Código QR que abre ${textos.direccion}`, LADO_QR, (doc, x, y) =>
    drawQr(doc, textos.direccion, { x, y, side: LADO_QR }),
  );
  pdf.paragraph(textos.direccion, { color: COLOR.marine, size: 9, font: 'bold' });
  return pdf.end(
    dressPages({
      product: producto,
      institution: ministerio,
      reference: { text: oid, size: 10.5, after: 0.66 },
      foot: entidad.nombre,
    }),
  );
}
