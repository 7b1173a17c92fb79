import { looksLikeFormula } from '../csv/format-csv.ts';
import { type FixedZone, toWallClock } from '../time/fixed-zone.ts';
import { writeZip } from '../zip/write-zip.ts';
import type { Cell, CellKind, TableContent, TableNotes } from './table.ts';
import {
  contentTypes,
  coreProperties,
  PACKAGE_RELATIONS,
  SHEET_START,
  STYLE_SHEET,
  STYLES,
  workbook,
  workbookRelations,
} from './xlsx-parts.ts';
import { escapeCellText } from './xlsx-text.ts';

const DAY_MS = 86_400_000;
/** Days from the day Excel counts from to 1 January 1970. */
const EXCEL_EPOCH_DAYS = 25_569;

/**
 * A table as an Excel workbook, written while its rows are read: header bold, frozen and with filters, dates and
 * numbers as such.
 *
 * @param created moment the document carries
 */
export function writeXlsx(table: TableContent, created: Date): AsyncGenerator<Buffer> {
  const { notes } = table;
  const sheet = { lastRow: 1 };
  const range = () => `A1:${columnName(table.columns.length - 1)}${sheet.lastRow}`;
  function* entries() {
    yield { name: '[Content_Types].xml', content: [contentTypes(notes !== undefined)] };
    yield { name: '_rels/.rels', content: [PACKAGE_RELATIONS] };
    yield { name: 'docProps/core.xml', content: [coreProperties(table.title, created)] };
    yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(notes !== undefined)] };
    yield { name: 'xl/styles.xml', content: [STYLE_SHEET] };
    yield { name: 'xl/worksheets/sheet1.xml', content: writeSheet(table, sheet, range) };
    if (notes) yield { name: 'xl/worksheets/sheet2.xml', content: [writeNotes(notes)] };
    // After the sheet: only now is it known how far the filter reaches.
    yield { name: 'xl/workbook.xml', content: [workbook(table.title, range(), notes?.title)] };
  }
  return writeZip(entries(), created, table.zone);
}

async function* writeSheet(
  { columns, rows, zone }: TableContent,
  sheet: { lastRow: number },
  range: () => string,
): AsyncGenerator<string> {
  const names = columns.map((_column, index) => columnName(index));
  const kinds = columns.map(({ kind }) => kind);
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width + 2}" customWidth="1"/>`,
  );
  const header = columns.map(
    ({ title }, index) =>
      `<c r="${names[index]}1" s="${STYLES.header}" t="inlineStr"><is><t>${escapeCellText(title)}</t></is></c>`,
  );
  yield `${SHEET_START}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${header.join('')}</row>`;
  for await (const group of rows) {
    let text = '';
    for (const row of group) {
      sheet.lastRow += 1;
      const line = sheet.lastRow;
      const cells = row.map((cell, index) =>
        formatCell(inZone(cell, zone), kinds[index] ?? 'text', `${names[index]}${line}`),
      );
      text += `<row r="${line}">${cells.join('')}</row>`;
    }
    yield text;
  }
  yield `</sheetData><autoFilter ref="${range()}"/></worksheet>`;
}

/** Names bold, texts beside them in a column wide enough to be read. */
function writeNotes({ lines }: TableNotes): string {
  const rows = lines.map(([name, text], index) => {
    const line = index + 1;
    const head = `<c r="A${line}" s="${STYLES.header}" t="inlineStr"><is><t>${escapeCellText(name)}</t></is></c>`;
    return `<row r="${line}">${head}${formatCell(text, 'text', `B${line}`)}</row>`;
  });
  return `${SHEET_START}<cols><col min="1" max="1" width="24" customWidth="1"/><col min="2" max="2" width="100" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

/** Excel knows no zones: it reads the clock of the zone as if it were UTC. */
function inZone(cell: Cell, zone: FixedZone): Cell {
  return cell instanceof Date ? toWallClock(cell, zone) : cell;
}

function formatCell(cell: Cell, kind: CellKind, place: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}" s="${STYLES.number}"><v>${cell}</v></c>`;
  if (cell instanceof Date) {
    const days = cell.getTime() / DAY_MS + EXCEL_EPOCH_DAYS;
    const isDay = kind === 'day';
    const serial = isDay ? Math.floor(days) : days;
    return `<c r="${place}" s="${isDay ? STYLES.day : STYLES.moment}"><v>${serial}</v></c>`;
  }
  const style = looksLikeFormula(cell) ? STYLES.formulaLike : STYLES.text;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeCellText(cell)}</t></is></c>`;
}

/** 0 → A, 26 → AA. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
