import { LOCALE } from '@marco/country/zone';
import { fixZipDates } from '@marco/server-kit';
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { computeHuellaCanonica } from '../compute-huella-canonica.ts';
import { type ContenidoDocumento, presentTextos, ROTULOS } from './present-textos.ts';

/** Colours of the product, as the format writes them. */
const COLOR = {
  deep: '004884',
  marine: '3366CC',
  soft: 'EEF3FB',
  text: '1F2937',
  muted: '4B5563',
  white: 'FFFFFF',
};

type Textos = ReturnType<typeof presentTextos>;

/** The acta as a Word document in Spanish of Colombia; the same snapshot gives the same bytes. */
export async function createActaDocx(contenido: ContenidoDocumento): Promise<Buffer> {
  const textos = presentTextos(contenido, computeHuellaCanonica(contenido));
  const { producto, titulo, mesa, momento } = textos;
  const file = new Document({
    title: `${titulo} - ${mesa}`,
    creator: producto,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 21, color: COLOR.text, language: { value: LOCALE } } },
      },
    },
    sections: [
      {
        footers: { default: new Footer({ children: [presentPie(mesa)] }) },
        children: [
          paragraph([new TextRun({ text: producto, bold: true, color: COLOR.marine })]),
          heading(titulo, HeadingLevel.HEADING_1, 36),
          paragraph([new TextRun({ text: mesa, bold: true, color: COLOR.marine, size: 26 })]),
          ...(textos.aviso === null ? [] : texts(textos.aviso)),
          presentDatos(textos.datos),
          ...presentReunion(textos),
          ...presentAnexos(textos),
          ...presentHuella(textos),
        ],
      },
    ],
  });
  const core = { path: 'docProps/core.xml', data: presentCoreProperties(textos) };
  return fixZipDates(await Packer.toBuffer(file, undefined, [core]), momento);
}

/** The library writes the present time here; the moment of the issue takes its place. */
function presentCoreProperties({ momento, titulo, mesa, producto }: Textos): string {
  const moment = momento.toISOString().replace(/\.\d+/, '');
  const date = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${moment}</dcterms:${name}>`;
  const creator = `<dc:creator>${escapeXml(producto)}</dc:creator><dc:language>es-CO</dc:language>`;
  return `<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(`${titulo} - ${mesa}`)}</dc:title>${creator}${date('created')}${date('modified')}</cp:coreProperties>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function presentPie(mesa: string): Paragraph {
  const run = { color: COLOR.muted, size: 16 };
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({
        ...run,
        children: [`${mesa} · Página `, PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES],
      }),
    ],
  });
}

function presentReunion(textos: Textos): (Paragraph | Table)[] {
  const { asistentes, puntos, avance, decisiones, compromisos } = textos;
  return [
    ...(asistentes.filas.length === 0
      ? []
      : [section(ROTULOS.asistentes), presentTabla(asistentes.columnas, asistentes.filas)]),
    ...(puntos.length === 0 ? [] : [section(ROTULOS.puntos)]),
    ...puntos.flatMap(({ titulo, notas }, place) => [
      heading(`${place + 1}. ${titulo}`, HeadingLevel.HEADING_3, 22),
      ...texts(notas),
    ]),
    ...(avance === '' ? [] : [section(ROTULOS.avance), ...texts(avance)]),
    section(ROTULOS.decisiones),
    ...(decisiones.length === 0 ? texts(ROTULOS.sinDecisiones) : numbered(decisiones)),
    section(ROTULOS.compromisos),
    ...(compromisos.filas.length === 0
      ? texts(ROTULOS.sinCompromisos)
      : [presentTabla(compromisos.columnas, compromisos.filas)]),
  ];
}

function presentAnexos({ documentos, enmiendas }: Textos): (Paragraph | Table)[] {
  return [
    section(ROTULOS.documentos),
    ...(documentos.length === 0
      ? texts(ROTULOS.sinDocumentos)
      : [presentTabla(ROTULOS.columnasDocumentos, documentos)]),
    ...(enmiendas.length === 0 ? [] : [section(ROTULOS.enmiendas), ...numbered(enmiendas)]),
  ];
}

function presentHuella({ direccion, huellas, explicacion }: Textos): (Paragraph | Table)[] {
  return [
    section(ROTULOS.sello),
    presentDatos(huellas),
    ...texts(explicacion),
    paragraph([new TextRun({ text: direccion, bold: true, color: COLOR.marine })]),
  ];
}

function section(text: string): Paragraph {
  return heading(text, HeadingLevel.HEADING_2, 26);
}

function heading(
  text: string,
  level: (typeof HeadingLevel)[keyof typeof HeadingLevel],
  size: number,
): Paragraph {
  return new Paragraph({
    heading: level,
    keepNext: true,
    spacing: { before: 260, after: 100 },
    children: [new TextRun({ text, bold: true, color: COLOR.deep, font: 'Calibri', size })],
  });
}

function paragraph(children: ParagraphChild[]): Paragraph {
  return new Paragraph({ children, spacing: { after: 110 } });
}

function texts(text: string): Paragraph[] {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  return lines.map((line) => paragraph([new TextRun(line.trim())]));
}

/** Numbers as text: a numbering of the format has identifiers of its own that change each time. */
function numbered(items: readonly string[]): Paragraph[] {
  return items.map((text, place) =>
    paragraph([
      new TextRun({ text: `${place + 1}. `, bold: true, color: COLOR.marine }),
      new TextRun(text.trim()),
    ]),
  );
}

function presentDatos(rows: readonly (readonly [string, string])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      ([name, value]) => new TableRow({ children: [cell(name, COLOR.soft, COLOR.deep), cell(value)] }),
    ),
  });
}

/** A table whose first row is its header, shown again on each page. */
function presentTabla(header: readonly string[], rows: readonly (readonly string[])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: header.map((text) => cell(text, COLOR.deep, COLOR.white)),
      }),
      ...rows.map((cells) => new TableRow({ cantSplit: true, children: cells.map((text) => cell(text)) })),
    ],
  });
}

function cell(text: string, fill?: string, color = COLOR.text): TableCell {
  return new TableCell({
    ...(fill === undefined ? {} : { shading: { type: ShadingType.CLEAR, fill } }),
    verticalAlign: VerticalAlign.CENTER,
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    children: [new Paragraph({ children: [new TextRun({ text, color, bold: fill !== undefined })] })],
  });
}
