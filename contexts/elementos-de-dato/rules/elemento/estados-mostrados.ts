import { ESTADOS_PUBLICOS, ESTADOS_VERSION, type EstadoVersion } from '../../contract/terms.ts';

/** What of a search decides which states it shows. */
interface EstadosPedidos {
  readonly estado?: EstadoVersion | null | undefined;
  /** The registry as it was on this day. */
  readonly fecha?: string | null | undefined;
}

/**
 * States of the versions a list shows: the chosen one; of a day, those that were public; otherwise all but the history
 * and what was given up, which show when they are asked for.
 */
export function listMostrados({ estado, fecha }: EstadosPedidos): readonly EstadoVersion[] {
  if (estado) return [estado];
  if (fecha) return ESTADOS_PUBLICOS;
  return ESTADOS_VERSION.filter((shown) => !['historico', 'descartado'].includes(shown));
}

/** How many versions a list shows, of those counted by state. */
export function countMostrados(
  filtro: EstadosPedidos,
  porEstado: Readonly<Partial<Record<EstadoVersion, number>>>,
): number {
  return listMostrados(filtro).reduce((sum, estado) => sum + (porEstado[estado] ?? 0), 0);
}
