import { LIMITES_OPERACION } from '../../contract/terms.ts';

/**
 * How a file writes its records: one to a line, or as the arrays of the protocol's answers (`{"records": [...]}`), of
 * which the reading may stand outside or inside.
 */
export const FORMAS_DE_ARCHIVO = ['lineas', 'fuera', 'dentro'] as const;
export type FormaDeArchivo = (typeof FORMAS_DE_ARCHIVO)[number];

/** Values of a piece in their order; `undefined` of what is no JSON. */
export interface LecturaDeParte {
  /** Null while too little of the file has come to tell. */
  readonly forma: FormaDeArchivo | null;
  readonly valores: readonly unknown[];
  /** Bytes up to the end of the last whole record: what comes next begins there. */
  readonly consumidos: number;
}

/** Where a piece stands in its file. */
export interface LugarDeParte {
  /** As the pieces before left it; null of the first. */
  readonly forma: FormaDeArchivo | null;
  /** Whether the file ends here: what is left over then is half a record. */
  readonly esUltima: boolean;
  readonly decode: Decode;
}

/** What is wrong with the form of a file, as no single record is. */
export type FaltaDeForma = 'no-es-operacion' | 'registro-largo' | 'archivo-cortado';

/** UTF-8 as text; whoever calls has a decoder. */
export type Decode = (bytes: Uint8Array) => string;

const [SALTO, ESPACIO, TABULADOR, RETORNO] = [10, 32, 9, 13] as const;
const [COMILLA, BARRA, COMA, ABRE, CIERRA, ABRE_LISTA, CIERRA_LISTA] = [
  34, 92, 44, 123, 125, 91, 93,
] as const;
/** How an array of the protocol begins. */
const PRINCIPIO = /^(\[|\{\s*"records"\s*:\s*\[)/;
/** Bytes in which the beginning of an array is looked for. */
const LARGO_PRINCIPIO = 100;

/**
 * The whole records of a piece. What stands after the last one is left for the next piece, so that a file may be cut
 * anywhere.
 *
 */
export function readParteDeArchivo(
  bytes: Uint8Array,
  { forma, esUltima, decode }: LugarDeParte,
): LecturaDeParte | { readonly falta: FaltaDeForma } {
  if (forma === null && !esUltima && bytes.length - findVisible(bytes, 0) < LARGO_PRINCIPIO)
    return { forma, valores: [], consumidos: 0 };
  const begun = forma ?? findForma(bytes, decode);
  if (begun === undefined)
    return esUltima && isBlank(bytes, 0) ? { falta: 'archivo-cortado' } : { falta: 'no-es-operacion' };
  const read =
    begun === 'lineas'
      ? readLineas(bytes, { esPrimera: forma === null, esUltima, decode })
      : readListas(bytes, begun, decode);
  if ('falta' in read) return read;
  const { consumidos } = read;
  if (esUltima && (!isBlank(bytes, consumidos) || read.forma === 'dentro'))
    return { falta: 'archivo-cortado' };
  if (!esUltima && bytes.length - consumidos > LIMITES_OPERACION.registro) return { falta: 'registro-largo' };
  return read;
}

/** Undefined of what begins neither with an object nor with a list. */
function findForma(bytes: Uint8Array, decode: Decode): FormaDeArchivo | undefined {
  const inicio = findVisible(bytes, 0);
  const principio = decode(bytes.subarray(inicio, inicio + LARGO_PRINCIPIO));
  if (PRINCIPIO.test(principio)) return 'fuera';
  return principio.startsWith('{') ? 'lineas' : undefined;
}

function readLineas(
  bytes: Uint8Array,
  { esPrimera, esUltima, decode }: { readonly esPrimera: boolean } & Omit<LugarDeParte, 'forma'>,
): LecturaDeParte | { readonly falta: FaltaDeForma } {
  const lastBreak = bytes.lastIndexOf(SALTO) + 1;
  const texto = decode(bytes.subarray(0, lastBreak));
  const valores: unknown[] = [];
  for (const linea of texto.split('\n')) if (linea.trim() !== '') addValores(valores, linea);
  // The last line of a file may end without a break; half a record is no JSON.
  const resto = esUltima ? decode(bytes.subarray(lastBreak)).trim() : '';
  const final = resto === '' ? undefined : parse(resto);
  if (final !== undefined) addValores(valores, resto);
  if (esPrimera && valores.length > 0 && valores[0] === undefined) return { falta: 'no-es-operacion' };
  return { forma: 'lineas', valores, consumidos: final === undefined ? lastBreak : bytes.length };
}

/** A line is a record, or a whole answer of the protocol. */
function addValores(valores: unknown[], linea: string): void {
  const valor = parse(linea);
  const records = valor !== null && typeof valor === 'object' && 'records' in valor ? valor.records : null;
  if (Array.isArray(records)) for (const record of records) valores.push(record);
  else valores.push(valor);
}

function parse(texto: string): unknown {
  if (texto.length > LIMITES_OPERACION.registro && !/^\s*\{\s*"records"/.test(texto)) return undefined;
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}

/** What is read of the arrays of a piece, and where it stands. */
interface LecturaDeListas {
  readonly bytes: Uint8Array;
  readonly decode: Decode;
  readonly valores: unknown[];
  forma: 'fuera' | 'dentro';
  at: number;
}

/** Whether the reading goes on: not where the piece ends within something, nor where the file is none of ours. */
type Paso = 'sigue' | 'espera' | 'falta';

function readListas(
  bytes: Uint8Array,
  begun: 'fuera' | 'dentro',
  decode: Decode,
): LecturaDeParte | { readonly falta: FaltaDeForma } {
  const lectura: LecturaDeListas = { bytes, decode, valores: [], forma: begun, at: findVisible(bytes, 0) };
  let consumidos = 0;
  while (lectura.at < bytes.length) {
    const paso = lectura.forma === 'fuera' ? takePrincipio(lectura) : takeEnLista(lectura);
    if (paso === 'falta') return { falta: 'no-es-operacion' };
    if (paso === 'espera') break;
    consumidos = lectura.at;
    lectura.at = findVisible(bytes, lectura.at);
  }
  const { valores, forma } = lectura;
  return { forma, valores, consumidos };
}

/** Outside of an array: what closes the answer before, or the beginning of the next one. */
function takePrincipio(lectura: LecturaDeListas): Paso {
  const { bytes, decode, at } = lectura;
  if (bytes[at] === CIERRA) {
    lectura.at += 1;
    return 'sigue';
  }
  const [principio] = PRINCIPIO.exec(decode(bytes.subarray(at, at + LARGO_PRINCIPIO))) ?? [];
  if (principio === undefined) return bytes.length - at < LARGO_PRINCIPIO ? 'espera' : 'falta';
  lectura.at += principio.length;
  lectura.forma = 'dentro';
  return 'sigue';
}

/** Inside of an array: a record, what stands between two, or the end. */
function takeEnLista(lectura: LecturaDeListas): Paso {
  const { bytes, decode, at, valores } = lectura;
  if (bytes[at] === ABRE) {
    const end = findFin(bytes, at);
    if (end === undefined) return 'espera';
    valores.push(end - at > LIMITES_OPERACION.registro ? undefined : parse(decode(bytes.subarray(at, end))));
    lectura.at = end;
    return 'sigue';
  }
  if (bytes[at] !== COMA && bytes[at] !== CIERRA_LISTA) return 'falta';
  if (bytes[at] === CIERRA_LISTA) lectura.forma = 'fuera';
  lectura.at += 1;
  return 'sigue';
}

/** Where the object that begins here ends; undefined where the piece ends before. */
function findFin(bytes: Uint8Array, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === COMILLA) at = findFinDeTexto(bytes, at + 1);
    else if (byte === ABRE || byte === ABRE_LISTA) depth += 1;
    else if (byte === CIERRA || byte === CIERRA_LISTA) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** Where a text ends. */
function findFinDeTexto(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== COMILLA) at += bytes[at] === BARRA ? 2 : 1;
  return at;
}

function findVisible(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && isSpace(bytes[at])) at += 1;
  return at;
}

function isSpace(byte: number | undefined): boolean {
  return byte === ESPACIO || byte === SALTO || byte === RETORNO || byte === TABULADOR;
}

function isBlank(bytes: Uint8Array, from: number): boolean {
  return findVisible(bytes, from) === bytes.length;
}
