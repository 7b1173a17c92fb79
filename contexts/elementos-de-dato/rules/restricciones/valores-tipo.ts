import type { TipoDato } from '../../contract/terms.ts';
import { isNoPosterior, type Momento, parseMomento } from './momentos.ts';

/** A number as it is written, exact. */
interface Numero {
  /** The number times ten to the power of its decimals. */
  readonly entero: bigint;
  readonly decimales: number;
  readonly digitos: number;
}

/** A value of a type, read. */
export type ValorLeido =
  | { readonly clase: 'texto'; readonly largo: number }
  | { readonly clase: 'numero'; readonly numero: Numero }
  | { readonly clase: 'momento'; readonly momento: Momento };

const ENTERO = /^[+-]?\d{1,200}$/;
const DECIMAL = /^[+-]?(?:\d{1,200}(?:\.\d{0,200})?|\.\d{1,200})$/;
/** The bits the last character leaves over are zero (XML Schema 1.0 part 2 §3.2.16). */
const BASE64 =
  /^(?:(?:[A-Za-z0-9+/] ?){4})*(?:[A-Za-z0-9+/] ?[AQgw] ?= ?=|(?:[A-Za-z0-9+/] ?){2}[AEIMQUYcgkosw048] ?=)?$/;
const URI = /^(?:[^\s<>"{}|\\^`%[\]]|%[0-9A-Fa-f]{2})*$/;
const ESQUEMA = /^[A-Za-z][A-Za-z0-9+.-]*:/;

/** White space as XML Schema leaves it for every type an element may have (`whiteSpace` collapse). */
export function formatColapsado(text: string): string {
  return text.replaceAll(/[\t\n\r ]+/g, ' ').replace(/^ | $/g, '');
}

function parseNumero(text: string): Numero {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.');
  const decimals = fraction.replace(/0+$/, '');
  const digits = `${whole}${decimals}`.replace(/^0+/, '');
  const entero = BigInt(digits === '' ? 0 : digits);
  return {
    entero: negative ? -entero : entero,
    decimales: decimals.length,
    digitos: Math.max(digits.length, decimals.length, 1),
  };
}

function toNumero(text: string, form: RegExp): ValorLeido | undefined {
  return form.test(text) ? { clase: 'numero', numero: parseNumero(text) } : undefined;
}

function countOctetos(base64: string): number {
  const compact = base64.replaceAll(' ', '');
  const padding = compact.endsWith('==') ? 2 : Number(compact.endsWith('='));
  return (compact.length / 4) * 3 - padding;
}

function isUri(text: string): boolean {
  if (!URI.test(text) || (text.match(/#/g) ?? []).length > 1) return false;
  const first = text.split(/[/?#]/)[0] ?? '';
  // RFC 3986 §4.2: a first segment with a colon is the scheme.
  return !first.includes(':') || ESQUEMA.test(first);
}

/** Reads a value, its white space collapsed, as its type writes it; undefined when it is none. */
export function parseValor(tipo: TipoDato, text: string): ValorLeido | undefined {
  switch (tipo) {
    case 'cadena':
      return { clase: 'texto', largo: [...text].length };
    case 'uri':
      return isUri(text) ? { clase: 'texto', largo: [...text].length } : undefined;
    case 'binario':
      return BASE64.test(text) ? { clase: 'texto', largo: countOctetos(text) } : undefined;
    case 'booleano':
      return /^(?:true|false|0|1)$/.test(text) ? { clase: 'texto', largo: text.length } : undefined;
    case 'entero':
      return toNumero(text, ENTERO);
    case 'decimal':
      return toNumero(text, DECIMAL);
    default: {
      const momento = parseMomento(tipo, text);
      return momento && { clase: 'momento', momento };
    }
  }
}

/** Whether one value is certainly not above another of its type. */
export function isNoMayor(one: ValorLeido, other: ValorLeido): boolean {
  if (one.clase === 'momento' && other.clase === 'momento') return isNoPosterior(one.momento, other.momento);
  if (one.clase !== 'numero' || other.clase !== 'numero') return true;
  const decimals = Math.max(one.numero.decimales, other.numero.decimales);
  const scaled = ({ entero, decimales }: Numero) => entero * 10n ** BigInt(decimals - decimales);
  return scaled(one.numero) <= scaled(other.numero);
}
