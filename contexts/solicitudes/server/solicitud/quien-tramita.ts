import { type CallContext, permissionKey, requireActor } from '@marco/server-kit';
import { RECURSO_CERTIFICACION, RECURSO_SOLICITUDES } from '../../contract/terms.ts';
import type { QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';

/** Who reads: the ministry what was filed, others what is of their entity. */
export type Lector = Pick<QuienTramita, 'esMinisterio' | 'entidadId'>;

/** The caller as the rules about requests look at them; whoever reads every entity is of the ministry. */
export function toQuienTramita(context: CallContext): QuienTramita {
  const { userId, entityId, readsAllEntities, permissions } = requireActor(context);
  const prefix = `${RECURSO_SOLICITUDES}:`;
  const own = [...permissions].filter((key) => key.startsWith(prefix));
  return {
    usuarioId: userId,
    entidadId: entityId,
    esMinisterio: readsAllEntities,
    acciones: new Set(own.map((key) => key.slice(prefix.length))),
    certifica: permissions.has(permissionKey(RECURSO_CERTIFICACION, 'aprobar')),
  };
}
