import { createIlegible, toLugar } from './contrato-rechazado.ts';

/** Encodings a contract may be in. Of those that are said in a declaration, XML alone has one. */
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
  ['utf-32', 0xff, 0xfe, 0x00, 0x00],
  ['utf-32', 0x00, 0x00, 0xfe, 0xff],
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16be', 0xfe, 0xff],
  ['utf-16le', 0xff, 0xfe],
];

/**
 * The text of a file: by its mark, by what its declaration says, or UTF-8.
 *
 * @throws ContratoRechazado
 */
export function readTexto(bytes: Uint8Array, archivo: string | null): string {
  const nombre = findMarca(bytes) ?? findDeclarada(bytes) ?? 'utf-8';
  const codificacion = Object.hasOwn(ADMITIDAS, nombre) ? ADMITIDAS[nombre] : undefined;
  if (codificacion === undefined)
    throw createIlegible(toLugar(archivo, 1), {
      encontrado: `El archivo está en ${nombre.toUpperCase()}`,
      esperado: 'UTF-8, UTF-16, ISO-8859-1 o Windows-1252',
      correccion: 'Guarde el contrato como UTF-8 y cárguelo de nuevo.',
    });
  try {
    return new TextDecoder(codificacion, { fatal: true }).decode(bytes);
  } catch {
    throw createIlegible(toLugar(archivo, findLineaAjena(bytes, codificacion)), {
      encontrado: `Un carácter que no está escrito en ${nombre.toUpperCase()}`,
      esperado: `Todo el archivo en ${nombre.toUpperCase()}`,
      correccion: 'Abra el archivo con la codificación en que se escribió y guárdelo como UTF-8.',
    });
  }
}

function findMarca(bytes: Uint8Array): string | undefined {
  return MARCAS.find(([, ...marca]) => marca.every((byte, lugar) => bytes[lugar] === byte))?.[0];
}

function findDeclarada(bytes: Uint8Array): string | undefined {
  const cabeza = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  return /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(cabeza)?.[1]?.toLowerCase();
}

/** The line of the first byte that is none of the encoding, by halves. */
function findLineaAjena(bytes: Uint8Array, codificacion: string): number {
  let bien = 0;
  let mal = bytes.length;
  while (mal - bien > 1) {
    const medio = Math.floor((bien + mal) / 2);
    if (decodeComienzo(bytes.subarray(0, medio), codificacion) === null) mal = medio;
    else bien = medio;
  }
  return (decodeComienzo(bytes.subarray(0, bien), codificacion) ?? '').split('\n').length;
}

function decodeComienzo(bytes: Uint8Array, codificacion: string): string | null {
  try {
    return new TextDecoder(codificacion, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
