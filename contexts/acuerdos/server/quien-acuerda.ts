import { type CallContext, listActions, requireActor } from '@marco/server-kit';
import { RECURSO_ACUERDOS } from '../contract/terms.ts';
import type { QuienAcuerda } from '../rules/can-act-on-acuerdo.ts';

/** The caller as the rules about acuerdos look at them. */
export function toQuienAcuerda(context: Pick<CallContext, 'actor'>): QuienAcuerda {
  const actor = requireActor(context);
  return {
    usuarioId: actor.userId,
    entidadId: actor.entityId,
    esMinisterio: actor.readsAllEntities,
    acciones: listActions(actor, RECURSO_ACUERDOS),
  };
}
