import { findTextEncoding } from '@marco/contract-kit/text-encoding';

/**
 * Text of a file somebody chose: in the encoding its first bytes show, UTF-16 among them, else UTF-8, or else Windows-1252
 * as spreadsheets in Spanish save it. Text that is not UTF-8 is hardly ever valid UTF-8 by chance.
 */
export function decodeText(bytes: Uint8Array): string {
  const { isShown, label } = findTextEncoding(bytes);
  try {
    return new TextDecoder((isShown ? label : null) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
