import { type CallContext, listActions, requireActor } from '@marco/server-kit';
import { RECURSO_MESAS } from '../../contract/terms.ts';
import type { QuienLee } from '../../rules/historial/can-see-historial.ts';

/** The caller as the rules about mesas look at them; a person who reads every entity is of the ministry. */
export function toQuienGestiona(context: CallContext): QuienLee {
  const actor = requireActor(context);
  return {
    acciones: listActions(actor, RECURSO_MESAS),
    esMinisterio: actor.readsAllEntities,
    entidadId: actor.entityId,
  };
}
