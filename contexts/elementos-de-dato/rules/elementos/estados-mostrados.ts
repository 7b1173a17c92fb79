import { ESTADOS_PUBLICOS, ESTADOS_VERSION, type EstadoVersion } from '../../contract/terms.ts';

/** What decides which states show. */
interface FiltroDeEstados {
  readonly estado?: EstadoVersion | null | undefined;
  /** Day the registry is asked for, AAAA-MM-DD. */
  readonly fecha?: string | null | undefined;
}

/**
 * States of the versions a list shows: the chosen one; of a day, those that were public; otherwise all except
 * historical and discarded versions, which are shown only on request.
 */
export function listMostrados({ estado, fecha }: FiltroDeEstados): readonly EstadoVersion[] {
  if (estado) return [estado];
  if (fecha) return ESTADOS_PUBLICOS;
  return ESTADOS_VERSION.filter((shown) => !['historico', 'descartado'].includes(shown));
}

/** How many versions a list shows, of those counted by state. */
export function countMostrados(
  filtro: FiltroDeEstados,
  porEstado: Readonly<Partial<Record<EstadoVersion, number>>>,
): number {
  return listMostrados(filtro).reduce((sum, estado) => sum + (porEstado[estado] ?? 0), 0);
}
