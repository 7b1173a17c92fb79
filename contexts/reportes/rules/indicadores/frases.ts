import { LOCALE } from '@marco/country/zone';
import { MINIMO_PORCENTAJE, type UnidadIndicador } from '../../contract/terms.ts';

const CIEN = 100;
const SEPARADOR = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: true });
const CON_UNO = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Enough to word a value. */
export interface ValorDicho {
  readonly valor: number | null;
  readonly numerador: number | null;
  readonly denominador: number | null;
}

/** Whether a share is told as counts: of few cases a percentage says more than there is (domain reportes §1 rule 5). */
export function isComoCuenta({ denominador }: ValorDicho, unidad: UnidadIndicador): boolean {
  return unidad === 'porcentaje' && denominador !== null && denominador < MINIMO_PORCENTAJE;
}

function toDias(dias: number): string {
  return `${SEPARADOR.format(dias)} ${dias === 1 ? 'día' : 'días'}`;
}

/** A value as every page, file and mail writes it: '65,9 %', '3 de 7', '12,5 días', 'Sin dato'. */
export function presentValor(dicho: ValorDicho, unidad: UnidadIndicador): string {
  const { valor, numerador, denominador } = dicho;
  if (isComoCuenta(dicho, unidad))
    return denominador === 0 ? 'Sin dato' : `${numerador ?? 0} de ${denominador}`;
  if (valor === null) return 'Sin dato';
  if (unidad === 'porcentaje') return `${CON_UNO.format(valor)} %`;
  if (unidad === 'dias') return toDias(valor);
  if (unidad === 'ms') return `${SEPARADOR.format(valor)} ms`;
  return unidad === 'moneda' ? `$ ${SEPARADOR.format(valor)}` : SEPARADOR.format(valor);
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
  return unidad === 'dias' ? `${sign}${toDias(size)}` : `${sign}${SEPARADOR.format(size)}`;
}
