import { compileLinear, type TextMatcher } from '@marco/patterns/linear-expression';
import { translatePattern } from '@marco/patterns/to-json-schema';
import type { ReglasDeValor } from './clausura.ts';
import { listFacetas, toTipoBase } from './facetas.ts';
import { compareValores, countDigitos, isValorDeTipo } from './valor-lexico.ts';

/** Rules of a simple element a value may break. */
export type ReglaValor =
  | 'tipo'
  | 'lista'
  | 'longitud-minima'
  | 'longitud-maxima'
  | 'patron'
  | 'valor-minimo'
  | 'valor-maximo'
  | 'total-digitos'
  | 'decimales';

/** Checks values of one simple element as XML Schema does. */
export interface RevisorValor {
  /** Every rule a text breaks. */
  listIncumplidas(texto: string): ReglaValor[];
}

/** Reads the rules of a simple element once, for many values. */
export function createRevisor(pieza: ReglasDeValor): RevisorValor {
  const coincide = compilePatron(pieza);
  return { listIncumplidas: (texto) => listIncumplidas(pieza, coincide, texto) };
}

/** The pattern of an element in the linear engine; undefined without one, or where none can tell. */
function compilePatron({ patron }: ReglasDeValor): TextMatcher | undefined {
  if (!patron) return undefined;
  const translated = translatePattern(patron);
  return translated === undefined ? undefined : compileLinear(translated);
}

function listIncumplidas(
  pieza: ReglasDeValor,
  coincide: TextMatcher | undefined,
  texto: string,
): ReglaValor[] {
  const { tipoDato } = toTipoBase(pieza);
  if (!isValorDeTipo(tipoDato, texto)) return ['tipo'];
  const facetas = listFacetas(pieza);
  const largo = tipoDato === 'binario' ? countOctetos(texto) : [...texto].length;
  const { total, decimales } = countDigitos(texto);
  const compareWith = (limite: string | null) =>
    limite === null ? null : compareValores(tipoDato, texto, limite);
  const broken: Readonly<Record<Exclude<ReglaValor, 'tipo'>, boolean>> = {
    lista: pieza.valores?.every(({ codigo }) => codigo !== texto) ?? false,
    'longitud-minima': largo < (facetas.longitudMinima ?? 0),
    'longitud-maxima': largo > (facetas.longitudMaxima ?? Number.POSITIVE_INFINITY),
    'total-digitos': total > (facetas.totalDigitos ?? Number.POSITIVE_INFINITY),
    decimales: decimales > (facetas.decimales ?? Number.POSITIVE_INFINITY),
    patron: coincide ? !coincide(texto) : false,
    'valor-minimo': !isBeyond(compareWith(facetas.valorMinimo), 1),
    'valor-maximo': !isBeyond(compareWith(facetas.valorMaximo), -1),
  };
  return (Object.keys(broken) as (keyof typeof broken)[]).filter((regla) => broken[regla]);
}

/** Octets of a text of base64: three for four characters, less those that fill the last group. */
function countOctetos(texto: string): number {
  const relleno = texto.endsWith('==') ? 2 : texto.endsWith('=') ? 1 : 0;
  return (texto.length / 4) * 3 - relleno;
}

/** Whether an order lies on the wanted side, or on the bound itself; without a bound always, incomparable never. */
function isBeyond(order: number | undefined | null, side: 1 | -1): boolean {
  if (order === null) return true;
  return order !== undefined && order * side >= 0;
}
