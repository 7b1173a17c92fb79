/** Characters one cell holds in Excel. */
const LONGEST_TEXT = 32_767;

const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
/** Excel reads `_x0041_` as 'A': what looks so is written with its underscore escaped. */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text of an XML element or attribute; what XML cannot carry is left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Text of a cell, at most as long as Excel opens. */
export function escapeCellText(text: string): string {
  const fitting = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  return escapeXml(fitting.replaceAll(LOOKS_ESCAPED, '_x005F_')).replaceAll('\r', '_x000D_');
}
