import type { UnidadIndicador } from '../../contract/terms.ts';
import { isComoCuenta, presentCambio, type ValorDicho } from './frases.ts';

const CIEN = 100;

/** What a figure moved by since another one, in words; '' where one of both is not there or is told as counts. */
export function presentCambioDe(
  ahora: ValorDicho | null,
  antes: ValorDicho | null,
  unidad: UnidadIndicador,
): string {
  if (ahora?.valor == null || antes?.valor == null) return '';
  if (isComoCuenta(ahora, unidad) || isComoCuenta(antes, unidad)) return '';
  const centesimas = Math.round(ahora.valor * CIEN) - Math.round(antes.valor * CIEN);
  return centesimas === 0 ? 'Sin cambio' : presentCambio(centesimas, unidad);
}
