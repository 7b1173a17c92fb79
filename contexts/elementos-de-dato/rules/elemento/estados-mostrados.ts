import type { FiltroElementos } from '../../contract/index.ts';
import { ESTADOS_PUBLICOS, ESTADOS_VERSION, type EstadoVersion } from '../../contract/terms.ts';

/**
 * States of the versions a list shows: the chosen one; of a day, those that were public; otherwise all but the history
 * and what was given up, which show when they are asked for.
 */
export function listMostrados({
  estado,
  fecha,
}: Pick<FiltroElementos, 'estado' | 'fecha'>): readonly EstadoVersion[] {
  if (estado) return [estado];
  if (fecha) return ESTADOS_PUBLICOS;
  return ESTADOS_VERSION.filter((shown) => !['historico', 'descartado'].includes(shown));
}

/** How many versions a list shows, of those counted by state. */
export function countMostrados(
  filtro: Pick<FiltroElementos, 'estado' | 'fecha'>,
  porEstado: Readonly<Partial<Record<EstadoVersion, number>>>,
): number {
  return listMostrados(filtro).reduce((sum, estado) => sum + (porEstado[estado] ?? 0), 0);
}
