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
  // Begins as UTF-16 does; it is not admitted.
  ['utf-32', 0xff, 0xfe, 0x00, 0x00],
  ['utf-32', 0x00, 0x00, 0xfe, 0xff],
  ['utf-32', 0x3c, 0x00, 0x00, 0x00],
  ['utf-32', 0x00, 0x00, 0x00, 0x3c],
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16be', 0xfe, 0xff],
  ['utf-16le', 0xff, 0xfe],
  // Without a mark, by the first letter: XML Recommendation, appendix F.
  ['utf-16be', 0x00, 0x3c],
  ['utf-16le', 0x3c, 0x00],
];

/** The first byte that is none of the encoding the text is said to be in. */
export interface ByteAjeno {
  /** As it is declared; null where it is not. */
  readonly declarada: string | null;
  /** What stands before it. */
  readonly antes: string;
  readonly byte: number;
}

export type TextoLeido =
  | { readonly texto: string }
  | { readonly falla: 'no-admitida' }
  | ({ readonly falla: 'bytes-ajenos' } & ByteAjeno);

/** The text of a message: by its mark, by what its declaration says, or UTF-8. */
export function readTexto(bytes: Uint8Array): TextoLeido {
  const marcada = findMarca(bytes);
  const declarada = marcada ?? readDeclarada(bytes);
  const nombre = declarada ?? 'utf-8';
  const codificacion = Object.hasOwn(ADMITIDAS, nombre) ? ADMITIDAS[nombre] : undefined;
  if (codificacion === undefined) return { falla: 'no-admitida' };
  // Its declaration was read byte by byte: it has not two bytes for each letter.
  if (marcada === undefined && codificacion.startsWith('utf-16'))
    return { falla: 'bytes-ajenos', declarada: nombre, antes: '', byte: bytes[0] ?? 0 };
  try {
    return { texto: new TextDecoder(codificacion, { fatal: true }).decode(bytes) };
  } catch {
    return {
      falla: 'bytes-ajenos',
      declarada: declarada ?? null,
      ...findByteAjeno(bytes, codificacion),
    };
  }
}

/** The place of the first foreign byte, by halves: what comes before it can be decoded, what comes with it cannot. */
function findByteAjeno(bytes: Uint8Array, codificacion: string): Omit<ByteAjeno, 'declarada'> {
  let bien = 0;
  let mal = bytes.length + 1;
  while (mal - bien > 1) {
    const medio = Math.floor((bien + mal) / 2);
    if (decodeComienzo(bytes.subarray(0, medio), codificacion, true) === null) mal = medio;
    else bien = medio;
  }
  // A character with a wrong continuation is invalid; the fault is where the character begins.
  const antes = decodeComienzo(bytes.subarray(0, bien), codificacion, true) ?? '';
  const inicio = codificacion === 'utf-8' ? Buffer.byteLength(antes) : antes.length * 2;
  return { antes: antes.replace(/^\uFEFF/, ''), byte: bytes[inicio] ?? 0 };
}

/** What has come of a text; null where it is none of the encoding. */
function decodeComienzo(bytes: Uint8Array, codificacion: string, fatal: boolean): string | null {
  try {
    return new TextDecoder(codificacion, { fatal, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** Enough of a message to tell XML from JSON, in any encoding that is admitted. */
export function readComienzo(bytes: Uint8Array): string {
  const marcada = findMarca(bytes);
  return (
    decodeComienzo(bytes.subarray(0, 1000), ADMITIDAS[marcada ?? 'utf-8'] ?? 'utf-8', false)?.replace(
      /^\uFEFF/,
      '',
    ) ?? ''
  );
}

function findMarca(bytes: Uint8Array): string | undefined {
  return MARCAS.find(([, ...marca]) => marca.every((byte, lugar) => bytes[lugar] === byte))?.[0];
}

function readDeclarada(bytes: Uint8Array): string | undefined {
  const cabeza = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  return /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(cabeza)?.[1]?.toLowerCase();
}

/** Whether a text is XML or JSON, by its first sign; XML where it is neither. */
export function findFormato(texto: string): 'xml' | 'json' {
  return /^\s*(?:[[{"\d-]|true\b|false\b|null\b)/.test(texto.slice(0, 1000)) ? 'json' : 'xml';
}
