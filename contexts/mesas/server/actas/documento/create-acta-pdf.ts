import { LOCALE } from '@marco/country/zone';
import { COLOR, dressPages, EMBEDDED_FONTS, PdfWriter } from '@marco/server-kit/pdf';
import { computeHuellaCanonica } from '../compute-huella-canonica.ts';
import { type ContenidoDocumento, presentTextos, ROTULOS, type TablaActa } from './present-textos.ts';

const toColumnas = ({ columnas, partes }: Pick<TablaActa, 'columnas' | 'partes'>) =>
  columnas.map((titulo, place) => ({ title: titulo, share: partes[place] ?? 0 }));

type Textos = ReturnType<typeof presentTextos>;

/** The acta as a tagged PDF with the look of the product; the same snapshot gives the same bytes. */
export async function createActaPdf(contenido: ContenidoDocumento): Promise<Buffer> {
  const textos = presentTextos(contenido, computeHuellaCanonica(contenido));
  const { titulo, mesa, producto, ministerio, momento } = textos;
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
  return pdf.end(
    dressPages({
      product: producto,
      institution: ministerio,
      reference: { text: titulo, size: 11.5, after: 0.75 },
      foot: mesa,
    }),
  );
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
