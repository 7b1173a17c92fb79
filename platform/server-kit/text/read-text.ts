import { findTextEncoding } from '@marco/contract-kit/text-encoding';

/** A text, or why its bytes are none. */
export type TextReading =
  | { readonly text: string }
  /** It is in an encoding that is not admitted. */
  | { readonly fault: 'not-admitted'; readonly encoding: string }
  | ({ readonly fault: 'foreign-bytes' } & ForeignByte);

/** The first byte that is none of the encoding a text is in. */
interface ForeignByte {
  /** The encoding it shows or declares; null where it does neither and UTF-8 is meant. */
  readonly declared: string | null;
  /** What stands before it. */
  readonly before: string;
  readonly byte: number;
}

/** The text of a file somebody brings, to the letter: no byte of it is left out or taken for another. */
export function readText(bytes: Uint8Array): TextReading {
  const { declared, isShown, label } = findTextEncoding(bytes);
  if (label === null) return { fault: 'not-admitted', encoding: declared ?? '' };
  // Its declaration was read byte by byte: it has not two bytes for each letter.
  if (!isShown && label.startsWith('utf-16'))
    return { fault: 'foreign-bytes', declared, before: '', byte: bytes[0] ?? 0 };
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes) };
  } catch {
    return { fault: 'foreign-bytes', declared, ...findForeignByte(bytes, label) };
  }
}

/** The place of the first foreign byte, by halves: what comes before it can be decoded, what comes with it cannot. */
function findForeignByte(bytes: Uint8Array, label: string): Omit<ForeignByte, 'declared'> {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (decodeBeginning(bytes.subarray(0, middle), label) === null) bad = middle;
    else good = middle;
  }
  // A character with a wrong continuation is invalid; the fault is where the character begins.
  const before = decodeBeginning(bytes.subarray(0, good), label) ?? '';
  const place = label === 'utf-8' ? Buffer.byteLength(before) : before.length * 2;
  return { before: before.replace(/^\uFEFF/, ''), byte: bytes[place] ?? 0 };
}

/** What has come of a text, with its mark; null where it is none of the encoding. */
function decodeBeginning(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
