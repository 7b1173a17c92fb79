import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission } from '@marco/contract-kit/permission-decision';
import { ADMINISTRADOR } from '@marco/country/ministry';
import { RECURSO_MESAS } from '../../contract/terms.ts';
import type { QuienGestiona } from '../mesas/can-edit-mesa.ts';

/** A person with a session who reads a mesa, with the entidad they work for. */
export interface QuienLee extends QuienGestiona {
  readonly entidadId: number | null;
}

/**
 * Seeing who changed what in a mesa: the ministry, which runs it, and the people of the entidades that take part. The
 * public view shows the mesa as it is, not who changed it.
 *
 * @param participantes ids of the entidades of the mesa, its lead included
 */
export function canSeeHistorial(
  { acciones, esMinisterio, entidadId }: QuienLee,
  participantes: readonly number[],
): Decision {
  const rol = allowPermission(acciones, RECURSO_MESAS, 'consultar');
  if (!rol.allowed) return rol;
  if (esMinisterio || (entidadId !== null && participantes.includes(entidadId))) return ALLOWED;
  return refuseWith(
    'Solo el ministerio y las entidades que participan en la mesa ven su historial; la suya no participa.',
    ADMINISTRADOR,
  );
}
