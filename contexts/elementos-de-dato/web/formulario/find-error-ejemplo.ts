import { ZONE } from '@marco/country/zone';
import { RESTRICCIONES_DE_TIPO, type Restriccion, type TipoDato } from '../../contract/terms.ts';
import {
  type Restricciones,
  verifyRestricciones,
  verifyValor,
} from '../../rules/restricciones/verify-restricciones.ts';
import type { ValoresElemento } from './valores-elemento.ts';

const ENTERO = /^\d{1,8}$/;
const MAXIMO_MUESTRAS = 6;
const MAXIMO_LARGO = 80;

/** Values each type takes and does not take, whatever its constraints. */
const MUESTRAS: Readonly<Record<TipoDato, readonly string[]>> = {
  cadena: ['Bogotá', '11001', ''],
  entero: ['25', '-3', '1.5'],
  decimal: ['12.50', '1,5'],
  fecha: ['2026-11-21', '21/11/2026'],
  'fecha-hora': [`2026-11-21T08:30:00${ZONE.offset}`, '2026-11-21'],
  hora: ['08:30:00', '8:30 am'],
  booleano: ['true', 'sí'],
  binario: ['SG9sYQ==', 'Hola'],
  uri: ['https://www.gov.co', 'www gov co'],
};

/** The constraints as they are typed; a text that is not a number yet counts as no constraint. */
function toRestricciones(valores: ValoresElemento): Restricciones & { readonly tipoDato: TipoDato | null } {
  const { tipoDato } = valores;
  const admitidas: readonly Restriccion[] = tipoDato === '' ? [] : RESTRICCIONES_DE_TIPO[tipoDato];
  const text = (campo: Restriccion) =>
    admitidas.includes(campo) && valores[campo].trim() !== '' ? valores[campo].trim() : null;
  const count = (campo: Restriccion) => {
    const value = text(campo);
    return value !== null && ENTERO.test(value) ? Number(value) : null;
  };
  return {
    tipoDato: tipoDato === '' ? null : tipoDato,
    longitudMinima: count('longitudMinima'),
    longitudMaxima: count('longitudMaxima'),
    totalDigitos: count('totalDigitos'),
    decimales: count('decimales'),
    valorMinimo: text('valorMinimo'),
    valorMaximo: text('valorMaximo'),
    patron: admitidas.includes('patron') && valores.patron !== '' ? valores.patron : null,
  };
}

/** Why a value is not one of the element as it is being written; null when it is. */
export function findErrorEjemplo(valores: ValoresElemento, valor: string): string | null {
  return verifyValor(toRestricciones(valores), valor) ?? null;
}

/** Constraints that contradict each other, and examples that break them. */
export function findErroresDeRestricciones(valores: ValoresElemento): Record<string, string> {
  const { tipoDato, ...restricciones } = toRestricciones(valores);
  const reparos = verifyRestricciones(tipoDato, restricciones);
  if (reparos.length > 0) return Object.fromEntries(reparos.map(({ campo, mensaje }) => [campo, mensaje]));
  const wrong = valores.ejemplos.flatMap((valor, at) => {
    const error = valor === '' ? null : findErrorEjemplo(valores, valor);
    return error === null ? [] : [[`ejemplos.${at}`, error] as const];
  });
  return Object.fromEntries(wrong);
}

export interface Muestra {
  readonly valor: string;
  /** Why it does not pass; null when it does. */
  readonly error: string | null;
}

/** A few values around the constraints, each judged: what passes and what does not. */
export function listMuestras(valores: ValoresElemento): readonly Muestra[] {
  const { tipoDato } = valores;
  if (tipoDato === '') return [];
  const restricciones = toRestricciones(valores);
  if (verifyRestricciones(tipoDato, restricciones).length > 0) return [];
  const ejemplo = valores.ejemplos.find((valor) => valor !== '' && findErrorEjemplo(valores, valor) === null);
  const candidates = [
    ...(ejemplo === undefined ? [] : [toOtro(ejemplo), ...listVecinos(ejemplo, restricciones)]),
    ...listLimites(restricciones),
    ...MUESTRAS[tipoDato],
  ].filter((valor) => valor.length <= MAXIMO_LARGO);
  const judged = [...new Set(candidates)]
    .filter((valor) => !valores.ejemplos.includes(valor))
    .map((valor) => ({ valor, error: findErrorEjemplo(valores, valor) }));
  const passing = judged.filter(({ error }) => error === null).slice(0, MAXIMO_MUESTRAS / 2);
  return [...passing, ...judged.filter(({ error }) => error !== null)].slice(0, MAXIMO_MUESTRAS);
}

/** Another value of the same shape: the next digit for each digit, the next letter for each letter. */
function toOtro(ejemplo: string): string {
  return ejemplo.replaceAll(/[0-8A-Ya-y]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1));
}

/** An example a little longer and a little shorter than what is allowed. */
function listVecinos(ejemplo: string, { longitudMinima, longitudMaxima }: Restricciones): string[] {
  return [
    ...(longitudMaxima === null ? [] : [ejemplo.padEnd(longitudMaxima + 1, ejemplo)]),
    ...(longitudMinima === null || longitudMinima === 0 ? [] : [ejemplo.slice(0, longitudMinima - 1)]),
    `${ejemplo}x`,
  ];
}

/** The bounds, and the whole numbers just outside them. */
function listLimites({ valorMinimo, valorMaximo }: Restricciones): string[] {
  const beyond = (valor: string | null, step: bigint) =>
    valor !== null && /^-?\d{1,30}$/.test(valor) ? [String(BigInt(valor) + step)] : [];
  return [
    ...(valorMinimo === null ? [] : [valorMinimo]),
    ...(valorMaximo === null ? [] : [valorMaximo]),
    ...beyond(valorMinimo, -1n),
    ...beyond(valorMaximo, 1n),
  ];
}
