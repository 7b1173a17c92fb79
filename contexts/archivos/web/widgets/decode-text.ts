/**
 * Text of a file somebody chose: UTF-8, with or without byte order mark, or else Windows-1252 as
 * spreadsheets in Spanish save it. Text that is not UTF-8 is hardly ever valid UTF-8 by chance.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
