import { LOCALE } from '@marco/country/zone';
import { COLOR, EMBEDDED_FONTS, MEASURE, PdfWriter } from '@marco/server-kit/pdf';

/** What a constancia says, as people read it. */
export interface ContenidoConstancia {
  readonly producto: string;
  readonly ministerio: string;
  readonly radicado: string;
  /** When it was filed. */
  readonly momento: Date;
  readonly datos: readonly (readonly [nombre: string, valor: string])[];
  readonly documentos: readonly string[];
  readonly nota: string;
}

const TITULO = 'Constancia de radicación';

/** The proof that a request was filed as a tagged PDF; the same content gives the same bytes. */
export async function createConstanciaPdf(contenido: ContenidoConstancia): Promise<Buffer> {
  const { producto, radicado, momento, datos, documentos, nota } = contenido;
  const pdf = new PdfWriter({
    title: `${TITULO} ${radicado}`,
    author: producto,
    moment: momento,
    language: LOCALE,
    fonts: EMBEDDED_FONTS,
  });
  pdf.heading(1, TITULO);
  pdf.paragraph(radicado, { color: COLOR.marine, size: 13, font: 'bold' });
  pdf.doc.y += 6;
  pdf.facts(datos);
  pdf.heading(2, 'Documentos que la acompañan');
  if (documentos.length === 0) pdf.paragraph('Ninguno.', { color: COLOR.muted });
  else pdf.list(documentos);
  pdf.heading(2, 'Plazo');
  pdf.paragraph(nota);
  return pdf.end((doc, page, pages) => dress(doc, contenido, `Página ${page} de ${pages}`));
}

/** Band with the product and the ministry; number and page at the foot. */
function dress(doc: PDFKit.PDFDocument, contenido: ContenidoConstancia, pagina: string): void {
  const { producto, ministerio, radicado } = contenido;
  const { margin, band } = MEASURE;
  const { width, height } = doc.page;
  const inner = width - 2 * margin;
  doc.rect(0, 0, width, band).fill(COLOR.deep);
  doc.rect(0, band, width, 3).fill(COLOR.yellow);
  const line = { width: inner, height: 14, ellipsis: true };
  doc.font('bold').fontSize(11.5).fillColor(COLOR.white).text(producto, margin, 15, line);
  doc.font('normal').fontSize(8.5).fillColor(COLOR.white).text(ministerio, margin, 31, line);
  const foot = height - 42;
  doc
    .moveTo(margin, foot)
    .lineTo(width - margin, foot)
    .lineWidth(0.5)
    .stroke(COLOR.line);
  doc.font('normal').fontSize(8).fillColor(COLOR.muted);
  doc.text(radicado, margin, foot + 8, { width: inner * 0.75, height: 10, ellipsis: true });
  doc.text(pagina, margin + inner * 0.75, foot + 8, { width: inner * 0.25, align: 'right' });
}
