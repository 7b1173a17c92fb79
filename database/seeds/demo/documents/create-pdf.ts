import * as pdfmakeModule from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type MeetingDocument, momentOf, presentContent } from './meeting-document.ts';

/** The package is one object behind `module.exports`; its types describe named exports. */
const pdfmake = (pdfmakeModule as unknown as { default: typeof pdfmakeModule }).default;

pdfmake.setFonts({ Helvetica: { normal: 'Helvetica', bold: 'Helvetica-Bold' } });
// Nothing is fetched and no file is read but the metrics of the standard font.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith('Helvetica'));

/** Colours of the product (points of a page: 1/72 inch). */
const COLOR = {
  deep: '#004884',
  marine: '#3366cc',
  yellow: '#ffab00',
  soft: '#e4edfa',
  text: '#1f2937',
  muted: '#4b5563',
};
const PAGE_WIDTH = 595.28;
const BAND_HEIGHT = 56;

/** A PDF with the look of the product; the same document gives the same bytes each time. */
export async function createPdf(document: MeetingDocument): Promise<Buffer> {
  return pdfmake.createPdf(present(document)).getBuffer();
}

function present(document: MeetingDocument): TDocumentDefinitions {
  const { producto, titulo, mesa, aviso, datos, asistentes, desarrollo, decisiones, compromisos } =
    presentContent(document);
  return {
    version: '1.7',
    language: 'es-CO',
    tagged: true,
    displayTitle: true,
    info: {
      title: `${titulo} - ${mesa}`,
      author: producto,
      creator: producto,
      producer: producto,
      creationDate: momentOf(document),
    },
    pageSize: 'A4',
    pageMargins: [48, BAND_HEIGHT + 28, 48, 52],
    defaultStyle: { font: 'Helvetica', fontSize: 10, lineHeight: 1.25, color: COLOR.text },
    styles: {
      titulo: { fontSize: 18, bold: true, color: COLOR.deep },
      seccion: { fontSize: 12, bold: true, color: COLOR.deep, margin: [0, 14, 0, 4] },
      cabeza: { bold: true, color: COLOR.deep, fillColor: COLOR.soft },
    },
    header: [
      {
        canvas: [
          { type: 'rect', x: 0, y: 0, w: PAGE_WIDTH, h: BAND_HEIGHT, color: COLOR.deep },
          { type: 'rect', x: 0, y: BAND_HEIGHT, w: PAGE_WIDTH, h: 3, color: COLOR.yellow },
        ],
      },
      { text: producto, color: '#ffffff', bold: true, fontSize: 12, relativePosition: { x: 48, y: -35 } },
    ],
    footer: (page, pages) => ({
      columns: [
        { text: aviso, color: COLOR.muted, fontSize: 8 },
        { text: `Página ${page} de ${pages}`, color: COLOR.muted, fontSize: 8, alignment: 'right' },
      ],
      margin: [48, 16, 48, 0],
    }),
    content: [
      { text: titulo, style: 'titulo' },
      {
        text: `Mesa de interoperabilidad - ${mesa}`,
        fontSize: 12,
        color: COLOR.marine,
        margin: [0, 2, 0, 8],
      },
      table(
        ['30%', '*'],
        [],
        datos.map(([name, value]) => [{ text: name, bold: true }, value]),
      ),
      { text: 'Asistentes', style: 'seccion' },
      table(
        ['*', 'auto', '28%'],
        ['Nombre', 'Responsabilidad', 'Entidad'],
        asistentes.map(({ nombre, cargo, entidad }) => [nombre, cargo, entidad]),
      ),
      { text: desarrollo.titulo, style: 'seccion' },
      ...desarrollo.parrafos.map((text): Content => ({ text, margin: [0, 0, 0, 6] })),
      ...(decisiones.length === 0 ? [] : [{ text: 'Decisiones', style: 'seccion' }, { ol: [...decisiones] }]),
      ...(compromisos.length === 0
        ? []
        : [
            { text: 'Compromisos', style: 'seccion' },
            table(['*', '28%', 'auto'], ['Compromiso', 'Responsable', 'Fecha límite'], compromisos),
          ]),
    ],
  };
}

function table(
  widths: (string | number)[],
  header: readonly string[],
  rows: readonly (readonly Content[])[],
): Content {
  const head = header.length === 0 ? [] : [header.map((text) => ({ text, style: 'cabeza' }))];
  return {
    table: { headerRows: head.length, widths, body: [...head, ...rows.map((row) => [...row])] },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => '#c3cedd',
      paddingTop: () => 4,
      paddingBottom: () => 3,
    },
  };
}
