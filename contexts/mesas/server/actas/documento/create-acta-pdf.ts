import { LOCALE } from '@marco/country/zone';
import { COLOR, EMBEDDED_FONTS, MEASURE, PdfWriter } from '@marco/server-kit/pdf';
import { computeHuella } from '../compute-huella.ts';
import { type ContenidoDocumento, presentTextos, ROTULOS, type TablaActa } from './present-textos.ts';

const toColumnas = ({ columnas, partes }: Pick<TablaActa, 'columnas' | 'partes'>) =>
  columnas.map((titulo, place) => ({ title: titulo, share: partes[place] ?? 0 }));

type Textos = ReturnType<typeof presentTextos>;

/** The acta as a tagged PDF with the look of the product; the same snapshot gives the same bytes. */
export async function createActaPdf(contenido: ContenidoDocumento): Promise<Buffer> {
  const textos = presentTextos(contenido, computeHuella(contenido));
  const { titulo, mesa, producto, momento } = textos;
  const pdf = new PdfWriter({
    title: `${titulo} - ${mesa}`,
    author: producto,
    moment: momento,
    language: LOCALE,
    fonts: EMBEDDED_FONTS,
  });
  pdf.paragraph(ROTULOS.documento, { color: COLOR.marine, size: 10.5, font: 'bold' });
  pdf.heading(1, titulo);
  pdf.paragraph(mesa, { color: COLOR.marine, size: 13, font: 'bold' });
  if (textos.aviso !== null) pdf.paragraph(textos.aviso, { color: COLOR.muted, size: 9 });
  pdf.doc.y += 6;
  pdf.facts(textos.datos);
  writeReunion(pdf, textos);
  writeAnexos(pdf, textos);
  writeHuella(pdf, textos);
  return pdf.end((doc, page, pages) => dress(doc, textos, `Página ${page} de ${pages}`));
}

function writeReunion(pdf: PdfWriter, textos: Textos): void {
  if (textos.asistentes.filas.length > 0) {
    pdf.heading(2, ROTULOS.asistentes);
    pdf.table(toColumnas(textos.asistentes), textos.asistentes.filas);
  }
  if (textos.puntos.length > 0) pdf.heading(2, ROTULOS.puntos);
  for (const [place, { titulo, notas }] of textos.puntos.entries()) {
    pdf.heading(3, `${place + 1}. ${titulo}`);
    pdf.paragraph(notas);
  }
  if (textos.avance !== '') {
    pdf.heading(2, ROTULOS.avance);
    pdf.paragraph(textos.avance);
  }
  pdf.heading(2, ROTULOS.decisiones);
  if (textos.decisiones.length === 0) pdf.paragraph(ROTULOS.sinDecisiones, { color: COLOR.muted });
  else pdf.list(textos.decisiones);
  pdf.heading(2, ROTULOS.compromisos);
  if (textos.compromisos.filas.length === 0) pdf.paragraph(ROTULOS.sinCompromisos, { color: COLOR.muted });
  else pdf.table(toColumnas(textos.compromisos), textos.compromisos.filas);
}

function writeAnexos(pdf: PdfWriter, textos: Textos): void {
  pdf.heading(2, ROTULOS.documentos);
  if (textos.documentos.length === 0) pdf.paragraph(ROTULOS.sinDocumentos, { color: COLOR.muted });
  else
    pdf.table(
      toColumnas({ columnas: ROTULOS.columnasDocumentos, partes: [0.38, 0.13, 0.49] }),
      textos.documentos,
    );
  if (textos.enmiendas.length === 0) return;
  pdf.heading(2, ROTULOS.enmiendas);
  pdf.list(textos.enmiendas);
}

function writeHuella(pdf: PdfWriter, { direccion, huellas, explicacion }: Textos): void {
  pdf.require(150);
  pdf.heading(2, ROTULOS.sello);
  pdf.facts(huellas);
  pdf.doc.y += 4;
  pdf.paragraph(explicacion, { color: COLOR.muted, size: 9 });
  pdf.paragraph(direccion, { color: COLOR.marine, size: 9, font: 'bold' });
}

/** Band with the name of the product and the number of the acta; name of the mesa and page at the foot. */
function dress(doc: PDFKit.PDFDocument, textos: Textos, pagina: string): void {
  const { producto, ministerio, titulo, mesa } = textos;
  const { margin, band } = MEASURE;
  const { width, height } = doc.page;
  const inner = width - 2 * margin;
  doc.rect(0, 0, width, band).fill(COLOR.deep);
  doc.rect(0, band, width, 3).fill(COLOR.yellow);
  const left = { width: inner * 0.75, height: 14, ellipsis: true };
  doc.font('bold').fontSize(11.5).fillColor(COLOR.white).text(producto, margin, 15, left);
  doc.font('normal').fontSize(8.5).fillColor('#d9e6f7').text(ministerio, margin, 31, left);
  doc.font('bold').fontSize(11.5).fillColor(COLOR.white);
  doc.text(titulo, margin + inner * 0.75, 20, { width: inner * 0.25, align: 'right' });
  const foot = height - 42;
  doc
    .moveTo(margin, foot)
    .lineTo(width - margin, foot)
    .lineWidth(0.5)
    .stroke(COLOR.line);
  doc.font('normal').fontSize(8).fillColor(COLOR.muted);
  doc.text(mesa, margin, foot + 8, { width: inner * 0.75, height: 10, ellipsis: true });
  doc.text(pagina, margin + inner * 0.75, foot + 8, { width: inner * 0.25, align: 'right' });
}
