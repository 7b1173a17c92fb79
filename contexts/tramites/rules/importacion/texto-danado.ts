/** What a letter of two or three bytes in UTF-8 looks like where it was read one byte at a time. */
const LEIDO_POR_BYTES =
  /[ÃÂ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2026\u2030\u2039\u203a\u20ac\u2122]|â€/u;

/** Control characters other than tabs and line ends, and the sign of a letter nobody could read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const ILEGIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;

/**
 * Whether a text shows that its file mixes encodings or was not a text: kept as it is, a name would be wrong for ever and no
 * later file would find it again.
 */
export function isTextoDanado(texto: string): boolean {
  return ILEGIBLE.test(texto) || LEIDO_POR_BYTES.test(texto);
}
