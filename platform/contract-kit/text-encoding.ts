/** Encodings that are read, by the names a declaration gives them; of the texts that declare one, XML alone does. */
const ADMITTED: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
};

/** How a text in an encoding begins; null is any byte but zero. */
const BEGINNINGS: readonly (readonly [encoding: string, ...bytes: (number | null)[]])[] = [
  // Begins as UTF-16 does; it is not admitted.
  ['utf-32', 0xff, 0xfe, 0x00, 0x00],
  ['utf-32', 0x00, 0x00, 0xfe, 0xff],
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16be', 0xfe, 0xff],
  ['utf-16le', 0xff, 0xfe],
  // Without a mark, by the first letter, which is ASCII in XML (Recommendation, appendix F), JSON and YAML (5.2).
  ['utf-32', null, 0x00, 0x00, 0x00],
  ['utf-32', 0x00, 0x00, 0x00, null],
  ['utf-16be', 0x00, null],
  ['utf-16le', null, 0x00],
];

/** A declaration stands in the first bytes of an XML text. */
const LONGEST_DECLARATION = 200;

/** The encoding of a text somebody brings. */
interface TextEncoding {
  /** As its first bytes show it or its declaration says it; null where nothing does and UTF-8 is meant. */
  readonly declared: string | null;
  /** Whether its first bytes show it. */
  readonly isShown: boolean;
  /** Its name for a `TextDecoder`; null where it is not admitted. */
  readonly label: string | null;
}

/** The encoding of a text: by its first bytes, by what its declaration says, or UTF-8. */
export function findTextEncoding(bytes: Uint8Array): TextEncoding {
  const shown = BEGINNINGS.find(([, ...wanted]) =>
    wanted.every((byte, place) => isByte(bytes[place], byte)),
  )?.[0];
  const declared = shown ?? findDeclared(bytes) ?? null;
  const name = declared ?? 'utf-8';
  return {
    declared,
    isShown: shown !== undefined,
    label: (Object.hasOwn(ADMITTED, name) ? ADMITTED[name] : null) ?? null,
  };
}

function isByte(found: number | undefined, wanted: number | null): boolean {
  return wanted === null ? found !== undefined && found !== 0 : found === wanted;
}

function findDeclared(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, LONGEST_DECLARATION));
  return /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1]?.toLowerCase();
}
