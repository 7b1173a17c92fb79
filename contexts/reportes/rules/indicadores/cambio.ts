import type { UnidadIndicador } from '../../contract/terms.ts';
import { isComoCuenta, presentCambio, type ValorDicho } from './frases.ts';

type Sentido = 'mas' | 'menos' | 'ninguno';

const CIEN = 100;

/** What a figure moved by since another one, in hundredths; undefined where one of both is not there or is told as counts. */
export function computeCambio(
  ahora: ValorDicho | null | undefined,
  antes: ValorDicho | null | undefined,
  unidad: UnidadIndicador,
): number | undefined {
  if (ahora?.valor == null || antes?.valor == null) return undefined;
  if (isComoCuenta(ahora, unidad) || isComoCuenta(antes, unidad)) return undefined;
  return Math.round(ahora.valor * CIEN) - Math.round(antes.valor * CIEN);
}

/** What a figure moved by since another one, in words; '' where one of both is not there or is told as counts. */
export function presentCambioDe(
  ahora: ValorDicho | null,
  antes: ValorDicho | null,
  unidad: UnidadIndicador,
): string {
  const centesimas = computeCambio(ahora, antes, unidad);
  if (centesimas === undefined) return '';
  return centesimas === 0 ? 'Sin cambio' : presentCambio(centesimas, unidad);
}

/** Whether a change is for the better, in words: 'mejora'; '' where neither way is better, or nothing moved. */
export function presentMejora(centesimas: number | undefined, sentido: Sentido): string {
  if (centesimas === undefined || centesimas === 0 || sentido === 'ninguno') return '';
  return centesimas > 0 === (sentido === 'mas') ? 'mejora' : 'empeora';
}
