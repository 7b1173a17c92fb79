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
  /** Whether the rol is of the operator of the platform, who verifies requests of level 3. */
  readonly operaPlataforma: boolean;
}

/** Whose version is rehearsed. */
export interface VersionDeEnsayo {
  readonly entidadId: number;
  /** Whether a request of level 3 about it was filed: a rehearsal may be part of its evidence. */
  readonly conNivelTres: boolean;
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

/** Its rehearsals are read by its entidad and the ministry, and by the operator once it has them before it as evidence. */
export function canReadEnsayos(
  { entidadId, cubreTodas, operaPlataforma }: QuienEnsaya,
  version: VersionDeEnsayo,
): boolean {
  return cubreTodas || entidadId === version.entidadId || (operaPlataforma && version.conNivelTres);
}
