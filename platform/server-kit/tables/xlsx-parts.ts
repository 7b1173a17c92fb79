import type { CellKind } from './table.ts';
import { escapeXml } from './xlsx-text.ts';

/** ECMA-376, part 1: what a workbook of one sheet, or of two, consists of beside them. */
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Position of each look in `cellXfs` of the styles. */
export const STYLES = {
  header: 1,
  text: 2,
  formulaLike: 3,
  number: 4,
  day: 5,
  moment: 6,
} as const satisfies Record<CellKind | 'header' | 'formulaLike', number>;

/** Dates as Spanish writes them, whatever the Excel that opens them speaks (240A is es-CO). */
const DAY = '[$-240A]dd/mm/yyyy';
const MOMENT = '[$-240A]dd/mm/yyyy\\ hh:mm:ss';

const SHEET_TWO = `<Override PartName="/xl/worksheets/sheet2.xml" ContentType="${TYPE}.worksheet+xml"/>`;

/** @param withNotes whether there is a second sheet */
export const contentTypes = (withNotes: boolean): string =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>${withNotes ? SHEET_TWO : ''}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

export const PACKAGE_RELATIONS = `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${RELATIONS}/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

const NOTES_RELATION = `<Relationship Id="rId3" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/>`;

/** @param withNotes whether there is a second sheet */
export const workbookRelations = (withNotes: boolean): string =>
  `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/>${withNotes ? NOTES_RELATION : ''}</Relationships>`;

const XF = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"';
const TOP = '<alignment vertical="top"/>';

/** Bold header on a light ground; text that begins as a formula is marked as text, so that editing keeps it so. */
export const STYLE_SHEET = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${DAY}"/><numFmt numFmtId="165" formatCode="${MOMENT}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE6EFFD"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">${XF}/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">${TOP}</xf><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" applyAlignment="1">${TOP}</xf>${XF} applyAlignment="1">${TOP}</xf><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">${TOP}</xf><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">${TOP}</xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const LONGEST_SHEET_NAME = 31;

/** A name Excel accepts for a sheet. */
function toSheetName(title: string): string {
  const name = title
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^'+|'+$/g, '')
    .trim()
    .slice(0, LONGEST_SHEET_NAME)
    .trim();
  return name || 'Datos';
}

/**
 * The workbook, with the name by which Excel knows the range of the filter.
 *
 * @param notes name of the second sheet; undefined of one sheet
 */
export function workbook(title: string, range: string, notes: string | undefined): string {
  const sheet = toSheetName(title);
  const absolute = range.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2');
  const second =
    notes === undefined ? '' : `<sheet name="${escapeXml(toSheetName(notes))}" sheetId="2" r:id="rId3"/>`;
  const quoted = `'${sheet.replaceAll("'", "''")}'`;
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/>${second}</sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${escapeXml(quoted)}!${absolute}</definedName></definedNames></workbook>`;
}

/** The part that tells title, language and creation, by which screen readers announce a workbook. */
export function coreProperties(title: string, created: Date): string {
  const moment = `${created.toISOString().slice(0, 19)}Z`;
  return `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:language>es-CO</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created></cp:coreProperties>`;
}

export const SHEET_START = `${HEAD}<worksheet xmlns="${MAIN}">`;
