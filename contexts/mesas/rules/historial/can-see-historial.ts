import type { Decision } from '@marco/contract-kit';
import type { QuienGestiona } from '../can-edit-mesa.ts';

/** Who reads a mesa from inside, with the entidad they work for. */
export interface QuienLee extends QuienGestiona {
  readonly entidadId: number | null;
}

/**
 * Seeing who changed what in a mesa: the ministry, which runs it, and the people of the entidades that take part. The
 * public reading shows the mesa as it is, not who touched it.
 *
 * @param participantes ids of the entidades of the mesa, its lead included
 */
export function canSeeHistorial(
  { acciones, esMinisterio, entidadId }: QuienLee,
  participantes: readonly number[],
): Decision {
  if (!acciones.has('consultar')) return refuse('Su rol no permite consultar mesas.');
  if (esMinisterio || (entidadId !== null && participantes.includes(entidadId)))
    return { allowed: true, reasons: [], unblockers: [] };
  return refuse('Solo el ministerio y las entidades que participan en la mesa ven su historial.');
}

function refuse(reason: string): Decision {
  return { allowed: false, reasons: [reason], unblockers: ['Administrador MinTIC'] };
}
