import { isCalendarDay } from '@marco/contract-kit/calendar-day';
import { ZONE } from '@marco/country/zone';
import type { TipoDatoEsquema } from './clausura.ts';

/** White space as `xs:token` sees it. */
export function formatToken(texto: string): string {
  return texto
    .replaceAll(/[ \t\n\r]+/g, ' ')
    .replace(/^ /, '')
    .replace(/ $/, '');
}

const FORMAS: Readonly<Record<TipoDatoEsquema, RegExp>> = {
  cadena: /^[^\n\r\t]*$/,
  uri: /^(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[A-Za-z0-9.-]+(?:[/?][\w.~!$&'()*+,;=:@/?-]*)?|urn:[A-Za-z0-9-]+:[\w.:-]+)$/,
  entero: /^[+-]?\d+$/,
  decimal: /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/,
  booleano: /^(?:true|false|0|1)$/,
  binario: /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  fecha: /^\d{4}-\d{2}-\d{2}$/,
  'fecha-hora': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/,
  hora: /^\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/,
};

/** Whether a text is a value of a type, written as both XML and JSON take it. */
export function isValorDeTipo(tipo: TipoDatoEsquema, texto: string): boolean {
  if (!FORMAS[tipo].test(texto)) return false;
  if (tipo === 'fecha') return isFecha(texto);
  if (tipo === 'hora') return isHora(texto);
  if (tipo === 'fecha-hora') return isFecha(texto.slice(0, 10)) && isHora(texto.slice(11));
  return true;
}

function isFecha(texto: string): boolean {
  return isCalendarDay(texto) && !texto.startsWith('0000');
}

function isHora(texto: string): boolean {
  const [horas = 99, minutos = 99, segundos = 99] = texto.slice(0, 8).split(':').map(Number);
  const zona = /[+-](\d{2}):(\d{2})$/.exec(texto);
  const zonaValida = !zona || (Number(zona[1]) < 14 && Number(zona[2]) < 60);
  return horas < 24 && minutos < 60 && segundos < 60 && zonaValida;
}

/**
 * Order of two values of a type; undefined where there is none: texts, and moments of which only one tells its zone.
 */
export function compareValores(tipo: TipoDatoEsquema, a: string, b: string): number | undefined {
  if (tipo === 'entero' || tipo === 'decimal') return compareDecimales(a, b);
  if (tipo === 'fecha') return a === b ? 0 : a < b ? -1 : 1;
  if (tipo !== 'hora' && tipo !== 'fecha-hora') return undefined;
  if (hasZona(a) !== hasZona(b)) return undefined;
  return toMomento(tipo, a) - toMomento(tipo, b);
}

/** Whether a time or moment tells its zone. */
export function hasZona(texto: string): boolean {
  return /(?:Z|[+-]\d{2}:\d{2})$/.test(texto);
}

/** A time or a moment as JSON writes it: it tells its zone, that of the country where the text has none. */
export function formatMomentoJson(texto: string): string {
  return hasZona(texto) ? texto : `${texto}${ZONE.offset}`;
}

function toMomento(tipo: 'hora' | 'fecha-hora', texto: string): number {
  const whole = tipo === 'hora' ? `2000-01-15T${texto}` : texto;
  return new Date(hasZona(whole) ? whole : `${whole}Z`).getTime();
}

function compareDecimales(a: string, b: string): number {
  const places = Math.max(decimalPlaces(a), decimalPlaces(b));
  const left = scale(a, places);
  const right = scale(b, places);
  return left === right ? 0 : left < right ? -1 : 1;
}

function decimalPlaces(texto: string): number {
  return (texto.split('.')[1] ?? '').length;
}

function scale(texto: string, places: number): bigint {
  const negative = texto.startsWith('-');
  const [whole = '', fraction = ''] = texto.replace(/^[+-]/, '').split('.');
  const digits = BigInt(`${whole || '0'}${fraction.padEnd(places, '0')}`);
  return negative ? -digits : digits;
}

/** Digits a number is written with, as `totalDigits` and `fractionDigits` count them. */
export function countDigitos(texto: string): { readonly total: number; readonly decimales: number } {
  const [whole = '', fraction = ''] = texto.replace(/^[+-]/, '').split('.');
  const decimales = fraction.replace(/0+$/, '');
  const enteros = whole.replace(/^0+/, '');
  return { total: Math.max(1, enteros.length + decimales.length), decimales: decimales.length };
}
