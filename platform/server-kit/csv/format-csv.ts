/** Begins a file: the mark by which Excel knows that it is UTF-8. */
export const CSV_START = '\uFEFF';

const SEPARATOR = ';';
const LINE_END = '\r\n';

/** What a cell may hold. Text is text: a number that must be added up is passed as a number. */
export type CsvValue = string | number | null;

/** A spreadsheet runs a cell that begins so, also after spaces; a tab or line end before it hides it only from people. */
const FORMULA_START = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/;
/**
 * A spreadsheet with other settings splits the line at commas or tabs, and then quotes in the middle of a cell do not
 * protect the text. So the text after such a separator may not begin as a formula either.
 */
const HIDDEN_FORMULA = /(?=[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])(?<=[,\t\r\n]\s*)/g;
const NEEDS_QUOTES = /[;,\t"\r\n]|^\s|\s$/;

/**
 * One line of a file for Excel in Spanish: semicolons, decimal comma, CRLF. Text that a spreadsheet would run as a
 * formula gets an apostrophe before it.
 */
export function formatCsvRow(values: readonly CsvValue[]): string {
  return values.map(formatCell).join(SEPARATOR) + LINE_END;
}

function formatCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const inside = value.replaceAll(HIDDEN_FORMULA, "'");
  const harmless = looksLikeFormula(inside) ? `'${inside}` : inside;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Whether a spreadsheet would take a text for a formula. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA_START.test(text);
}
