import { ESTADO_ACUERDO, type EstadoAcuerdo, RECURSO_ACUERDOS } from '@marco/acuerdos/terms';
import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';

/** Who wants to rehearse the call of an acuerdo. */
export interface QuienConsume {
  /** Actions the rol holds on the acuerdos. */
  readonly acciones: HeldPermissions;
  readonly entidadId: number | null;
}

/** What decides about it. */
export interface AcuerdoEnsayado {
  readonly consumidoraId: number;
  readonly estado: EstadoAcuerdo;
}

/** Its key is of who consumes alone. */
export function canReadConsumo({ entidadId }: QuienConsume, { consumidoraId }: AcuerdoEnsayado): boolean {
  return entidadId !== null && entidadId === consumidoraId;
}

/** Whether the acuerdo answers at all. */
export function isEnVigor({ estado }: Pick<AcuerdoEnsayado, 'estado'>): boolean {
  return estado === 'activo';
}

/** The people of the entidad who write acuerdos rehearse the call of an active one. */
export function canRunConsumo(quien: QuienConsume, acuerdo: AcuerdoEnsayado): Decision {
  const rol = allowPermission(quien.acciones, RECURSO_ACUERDOS, 'editar');
  if (!rol.allowed) return rol;
  if (isEnVigor(acuerdo)) return ALLOWED;
  return refuseWith(
    `El acuerdo está en «${ESTADO_ACUERDO[acuerdo.estado]}»: se ensaya la llamada de un acuerdo activo.`,
  );
}
