import { type CallContext, permissionKey, requireActor } from '@marco/server-kit';
import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';

/** The reader of a commitment, and whether their rol reads the requests that it may wait for. */
export interface QuienConsulta extends QuienResponde {
  readonly consultaSolicitudes: boolean;
}

/** The caller as the rules about commitments look at them. */
export function toQuienResponde(context: Pick<CallContext, 'actor'>): QuienConsulta {
  const { userId, entityId, permissions } = requireActor(context);
  return {
    ...toQuienGestiona(context),
    idUsuario: userId,
    idEntidad: entityId,
    consultaSolicitudes: permissions.has(permissionKey(RECURSO_SOLICITUDES, 'consultar')),
  };
}
