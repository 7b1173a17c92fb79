import { LOCALE } from '@marco/country/zone';
import { BORDES_MS } from '@marco/plataforma/terms';
import { MINIMO_PORCENTAJE, type UnidadIndicador } from '../../contract/terms.ts';
import { SIN_TOPE_MS } from './partes.ts';

const CIEN = 100;
const SEPARADOR = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: true });
const CON_UNO = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Enough to word a value. */
export interface ValorDicho {
  readonly valor: number | null;
  readonly numerador: number | null;
  readonly denominador: number | null;
  /** Ends of a range of money. */
  readonly p10?: number | null | undefined;
  readonly p90?: number | null | undefined;
  /** Of times of answer. */
  readonly p95?: number | null | undefined;
}

/** Whether a share is told as counts: of few cases a percentage says more than there is (domain reportes §1 rule 5). */
export function isComoCuenta({ denominador }: ValorDicho, unidad: UnidadIndicador): boolean {
  return unidad === 'porcentaje' && denominador !== null && denominador < MINIMO_PORCENTAJE;
}

function toDias(dias: number): string {
  return `${SEPARADOR.format(dias)} ${dias === 1 ? 'día' : 'días'}`;
}

/** A number as it is written: '441.798'. */
export const presentNumero = (cuantos: number) => SEPARADOR.format(cuantos);

/** A pesos amount as it is written: '$ 1.200.000'. */
export const presentPesos = (pesos: number) => `$ ${SEPARADOR.format(pesos)}`;

/** The end of a bucket of time as it is written: 'hasta 128 ms'. */
export function presentTope(ms: number): string {
  return ms >= SIN_TOPE_MS
    ? `más de ${SEPARADOR.format(BORDES_MS.at(-1) ?? 0)} ms`
    : `hasta ${SEPARADOR.format(ms)} ms`;
}

function presentTiempos(p50: number, p95: number | null): string {
  return p95 === null ? presentTope(p50) : `p50 ${presentTope(p50)}, p95 ${presentTope(p95)}`;
}

/** The middle of a range with its ends; a single amount, such as that of a target, alone. */
function presentRango(valor: number, { p10, p90 }: ValorDicho): string {
  if (p10 == null || p90 == null) return presentPesos(valor);
  return `${presentPesos(valor)} (entre ${presentPesos(p10)} y ${presentPesos(p90)})`;
}

/** How much went well of what is counted and may go wrong: '99,5 %'. Undefined of what cannot, or of nothing. */
export function presentExito(
  { numerador, denominador }: ValorDicho,
  unidad: UnidadIndicador,
): string | undefined {
  if (unidad !== 'entero' || numerador === null || !denominador) return undefined;
  return `${CON_UNO.format((numerador * CIEN) / denominador)} %`;
}

/** A value where it stands among others: of what is counted, the number alone. */
export function presentCifra(dicho: ValorDicho, unidad: UnidadIndicador): string {
  return unidad === 'entero' && dicho.valor !== null
    ? SEPARADOR.format(dicho.valor)
    : presentValor(dicho, unidad);
}

/** A value as every page, file and mail writes it: '65,9 %', '3 de 7', '12,5 días', 'Sin dato'. */
export function presentValor(dicho: ValorDicho, unidad: UnidadIndicador): string {
  const { valor, numerador, denominador } = dicho;
  if (isComoCuenta(dicho, unidad))
    return denominador === 0 ? 'Sin dato' : `${numerador ?? 0} de ${denominador}`;
  if (valor === null) return 'Sin dato';
  if (unidad === 'porcentaje') return `${CON_UNO.format(valor)} %`;
  if (unidad === 'dias') return toDias(valor);
  if (unidad === 'ms') return presentTiempos(valor, dicho.p95 ?? null);
  if (unidad === 'moneda') return presentRango(valor, dicho);
  const exito = presentExito(dicho, unidad);
  return `${SEPARADOR.format(valor)}${exito === undefined ? '' : `, ${exito} con éxito`}`;
}

/** How far two values are apart: '3 puntos', '4,1 puntos', '2 días'. */
export function presentDistancia(centesimas: number, unidad: UnidadIndicador): string {
  const size = Math.abs(centesimas) / CIEN;
  if (unidad === 'porcentaje') return `${SEPARADOR.format(size)} ${size === 1 ? 'punto' : 'puntos'}`;
  return presentValor({ valor: size, numerador: null, denominador: null }, unidad);
}

/** A change as it is written: '+4,9 puntos', '−3'. */
export function presentCambio(centesimas: number, unidad: UnidadIndicador): string {
  const sign = centesimas > 0 ? '+' : centesimas < 0 ? '−' : '';
  const size = Math.abs(centesimas) / CIEN;
  if (unidad === 'porcentaje') return `${sign}${CON_UNO.format(size)} ${size === 1 ? 'punto' : 'puntos'}`;
  if (unidad === 'dias') return `${sign}${toDias(size)}`;
  if (unidad === 'ms') return `${sign}${SEPARADOR.format(size)} ms`;
  return unidad === 'moneda' ? `${sign}${presentPesos(size)}` : `${sign}${SEPARADOR.format(size)}`;
}
