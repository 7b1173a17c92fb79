import { LOCALE } from '@marco/country/zone';
import { fixZipDates } from '@marco/server-kit';
import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { type MeetingDocument, momentOf, presentContent } from './meeting-document.ts';

const DEEP = '004884';
const SOFT = 'E4EDFA';

/** A Word document with the look of the product; the same document gives the same bytes each time. */
export async function createDocx(document: MeetingDocument): Promise<Buffer> {
  const content = presentContent(document);
  const { producto, titulo, mesa, aviso, datos, asistentes, desarrollo, decisiones, compromisos } = content;
  const file = new Document({
    title: `${titulo} - ${mesa}`,
    creator: producto,
    styles: { default: { document: { run: { font: 'Calibri', size: 22, language: { value: LOCALE } } } } },
    sections: [
      {
        children: [
          heading(titulo, HeadingLevel.HEADING_1),
          heading(`Mesa de interoperabilidad - ${mesa}`, HeadingLevel.HEADING_2),
          paragraph([new TextRun({ text: aviso, italics: true })]),
          ...datos.map(([name, value]) =>
            paragraph([new TextRun({ text: `${name}: `, bold: true }), new TextRun(value)]),
          ),
          heading('Asistentes', HeadingLevel.HEADING_2),
          table([
            ['Nombre', 'Responsabilidad', 'Entidad'],
            ...asistentes.map(({ nombre, cargo, entidad }) => [nombre, cargo, entidad]),
          ]),
          heading(desarrollo.titulo, HeadingLevel.HEADING_2),
          ...desarrollo.parrafos.map((text) => paragraph([new TextRun(text)])),
          ...(decisiones.length === 0 ? [] : [heading('Decisiones', HeadingLevel.HEADING_2)]),
          ...decisiones.map((text, position) => paragraph([new TextRun(`${position + 1}. ${text}`)])),
          ...(compromisos.length === 0
            ? []
            : [
                heading('Compromisos', HeadingLevel.HEADING_2),
                table([['Compromiso', 'Responsable', 'Fecha límite'], ...compromisos]),
              ]),
        ],
      },
    ],
  });
  const core = { path: 'docProps/core.xml', data: presentCoreProperties(document, producto) };
  const fixed = await Packer.toBuffer(file, undefined, [core]);
  return fixZipDates(fixed, momentOf(document));
}

/** The library writes the present time here; the moment of the document takes its place. */
function presentCoreProperties(document: MeetingDocument, producto: string): string {
  const moment = momentOf(document).toISOString().replace('.000', '');
  const title = escapeXml(`${document.titulo} - ${document.mesa.nombre}`);
  const date = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${moment}</dcterms:${name}>`;
  return `<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${title}</dc:title><dc:creator>${escapeXml(producto)}</dc:creator>${date('created')}${date('modified')}</cp:coreProperties>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function heading(text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph {
  return new Paragraph({
    heading: level,
    spacing: { before: 200, after: 80 },
    children: [new TextRun({ text, bold: true, color: DEEP, font: 'Calibri' })],
  });
}

function paragraph(children: ParagraphChild[]): Paragraph {
  return new Paragraph({ children, spacing: { after: 100 } });
}

/** A table whose first row is its header. */
function table(rows: readonly (readonly string[])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, position) =>
        new TableRow({
          tableHeader: position === 0,
          children: cells.map((text) => cell(text, position === 0)),
        }),
    ),
  });
}

function cell(text: string, header: boolean): TableCell {
  return new TableCell({
    ...(header ? { shading: { type: ShadingType.CLEAR, fill: SOFT } } : {}),
    children: [new Paragraph({ children: [new TextRun({ text, bold: header })] })],
  });
}
