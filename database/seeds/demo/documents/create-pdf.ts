import { LOCALE } from '@marco/country/zone';
import { COLOR, MEASURE, PdfWriter, STANDARD_FONTS } from '@marco/server-kit/pdf';
import { type MeetingDocument, momentOf, presentContent } from './meeting-document.ts';

type Content = ReturnType<typeof presentContent>;

/** A PDF with the look of the product; the same document gives the same bytes each time. */
export async function createPdf(document: MeetingDocument): Promise<Buffer> {
  const content = presentContent(document);
  const { producto, titulo, mesa, datos, asistentes, desarrollo } = content;
  const pdf = new PdfWriter({
    title: `${titulo} - ${mesa}`,
    author: producto,
    moment: momentOf(document),
    language: LOCALE,
    fonts: STANDARD_FONTS,
  });
  pdf.heading(1, titulo);
  pdf.paragraph(`Mesa de interoperabilidad - ${mesa}`, { color: COLOR.marine, size: 12 });
  pdf.facts(datos);
  pdf.heading(2, 'Asistentes');
  pdf.table(
    [
      { title: 'Nombre', share: 0.36 },
      { title: 'Responsabilidad', share: 0.32 },
      { title: 'Entidad', share: 0.32 },
    ],
    asistentes.map(({ nombre, cargo, entidad }) => [nombre, cargo, entidad]),
  );
  pdf.heading(2, desarrollo.titulo);
  for (const text of desarrollo.parrafos) pdf.paragraph(text);
  writeAcuerdos(pdf, content);
  return pdf.end((doc, page, pages) => dress(doc, content, `Página ${page} de ${pages}`));
}

function writeAcuerdos(pdf: PdfWriter, { decisiones, compromisos }: Content): void {
  if (decisiones.length > 0) {
    pdf.heading(2, 'Decisiones');
    pdf.list(decisiones);
  }
  if (compromisos.length === 0) return;
  pdf.heading(2, 'Compromisos');
  pdf.table(
    [
      { title: 'Compromiso', share: 0.5 },
      { title: 'Responsable', share: 0.28 },
      { title: 'Fecha límite', share: 0.22 },
    ],
    compromisos,
  );
}

/** Band with the name of the product; at the foot, that all of it is invented, and the page. */
function dress(doc: PDFKit.PDFDocument, { producto, aviso }: Content, pagina: string): void {
  const { margin, band } = MEASURE;
  const { width, height } = doc.page;
  const inner = width - 2 * margin;
  doc.rect(0, 0, width, band).fill(COLOR.deep);
  doc.rect(0, band, width, 3).fill(COLOR.yellow);
  doc.font('bold').fontSize(12).fillColor(COLOR.white).text(producto, margin, 21, { width: inner });
  doc.font('normal').fontSize(8).fillColor(COLOR.muted);
  doc.text(aviso, margin, height - 34, { width: inner * 0.75 });
  doc.text(pagina, margin + inner * 0.75, height - 34, { width: inner * 0.25, align: 'right' });
}
