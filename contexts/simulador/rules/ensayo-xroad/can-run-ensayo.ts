import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { RECURSO_ENSAYOS } from '../../contract/ensayos-xroad.terms.ts';

/** Who wants to rehearse a servicio, or to read its rehearsals. */
export interface QuienEnsaya {
  /** Actions the rol holds on the requests. */
  readonly acciones: HeldPermissions;
  readonly entidadId: number | null;
  /** The ministry reads what is of every entidad. */
  readonly cubreTodas: boolean;
}

/** A servicio is rehearsed by the people of its entidad who prepare requests. */
export function canRunEnsayo({ acciones, entidadId }: QuienEnsaya, deEntidadId: number): Decision {
  const rol = allowPermission(acciones, RECURSO_ENSAYOS, 'editar');
  if (!rol.allowed) return rol;
  if (entidadId === deEntidadId) return ALLOWED;
  return refuseWith(
    'El servicio es de otra entidad.',
    'quien prepara solicitudes en la entidad que ofrece el servicio',
  );
}

/** Its rehearsals are read by its entidad and the ministry. */
export function canReadEnsayos({ entidadId, cubreTodas }: QuienEnsaya, deEntidadId: number): boolean {
  return cubreTodas || entidadId === deEntidadId;
}
