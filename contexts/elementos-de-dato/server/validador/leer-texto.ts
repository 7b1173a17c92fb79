/** Encodings a message may be in (older schemas of the language are ISO-8859-1). */
const ADMITIDAS: Readonly<Record<string, string>> = {
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

const MARCAS: readonly (readonly [codificacion: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16be', 0xfe, 0xff],
  ['utf-16le', 0xff, 0xfe],
  // Without a mark, by the first letter: XML Recommendation, appendix F.
  ['utf-16be', 0x00, 0x3c],
  ['utf-16le', 0x3c, 0x00],
];

export type TextoLeido = { readonly texto: string } | { readonly falla: 'no-admitida' | 'bytes-ajenos' };

/** The text of a message: by its mark, by what its declaration says, or UTF-8. */
export function readTexto(bytes: Uint8Array): TextoLeido {
  const marcada = MARCAS.find(([, ...marca]) => marca.every((byte, lugar) => bytes[lugar] === byte))?.[0];
  const declarada = marcada ?? readDeclarada(bytes) ?? 'utf-8';
  const codificacion = Object.hasOwn(ADMITIDAS, declarada) ? ADMITIDAS[declarada] : undefined;
  if (codificacion === undefined) return { falla: 'no-admitida' };
  try {
    return { texto: new TextDecoder(codificacion, { fatal: true }).decode(bytes) };
  } catch {
    return { falla: 'bytes-ajenos' };
  }
}

function readDeclarada(bytes: Uint8Array): string | undefined {
  const cabeza = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  return /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(cabeza)?.[1]?.toLowerCase();
}

/** Whether a text is XML or JSON, by its first sign; XML where it is neither. */
export function findFormato(texto: string): 'xml' | 'json' {
  return /^\s*(?:[[{"\d-]|true\b|false\b|null\b)/.test(texto.slice(0, 1000)) ? 'json' : 'xml';
}
