import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { ADMINISTRADOR } from '@marco/country/ministry';
import { RECURSO_TRAMITES } from '../contract/terms.ts';

/** Who wants to change trámites. */
export interface QuienEdita {
  /** Actions the rol holds on the trámites. */
  readonly acciones: HeldPermissions;
  readonly entidadId: number | null;
  /** People of the ministry keep the trámites of every entidad. */
  readonly cubreTodas: boolean;
}

/** The trámites of an entidad are kept by its people, and by the ministry. */
export function canEditTramite(
  { acciones, entidadId, cubreTodas }: QuienEdita,
  deEntidadId: number,
  accion: 'crear' | 'editar' = 'editar',
): Decision {
  const rol = allowPermission(acciones, RECURSO_TRAMITES, accion);
  if (!rol.allowed) return rol;
  if (cubreTodas || entidadId === deEntidadId) return ALLOWED;
  return refuseWith('El trámite es de otra entidad.', 'quien edita trámites en esa entidad', ADMINISTRADOR);
}
