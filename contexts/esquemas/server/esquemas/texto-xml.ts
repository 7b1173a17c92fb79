/** A text without the characters XML 1.0 has no way to write. */
export function formatTextoXml(texto: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take away
  return texto.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}
