import { type CallContext, listActions, requireActor } from '@marco/server-kit';
import { RECURSO_CERTIFICACION, RECURSO_SOLICITUDES, RECURSO_VERIFICACION } from '../../contract/terms.ts';
import type { QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';

/** The reader: the ministry reads filed requests, the operator those of level 3, others read those of their entity. */
export type Lector = Pick<QuienTramita, 'esMinisterio' | 'entidadId' | 'verificacion'>;

/** The caller as the rules about requests look at them; a person who reads every entity is of the ministry. */
export function toQuienTramita(context: CallContext): QuienTramita {
  const actor = requireActor(context);
  return {
    usuarioId: actor.userId,
    entidadId: actor.entityId,
    esMinisterio: actor.readsAllEntities,
    acciones: listActions(actor, RECURSO_SOLICITUDES),
    certificacion: listActions(actor, RECURSO_CERTIFICACION),
    verificacion: listActions(actor, RECURSO_VERIFICACION),
  };
}
