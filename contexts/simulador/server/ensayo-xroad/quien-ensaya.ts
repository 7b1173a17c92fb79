import { type CallContext, listActions, requireActor } from '@marco/server-kit';
import { RECURSO_ENSAYOS } from '../../contract/ensayos-xroad.terms.ts';
import type { QuienEnsaya } from '../../rules/ensayo-xroad/can-run-ensayo.ts';

/** The caller as the rules about rehearsals look at them. */
export function toQuienEnsaya(context: CallContext): QuienEnsaya {
  const actor = requireActor(context);
  return {
    acciones: listActions(actor, RECURSO_ENSAYOS),
    entidadId: actor.entityId,
    cubreTodas: actor.readsAllEntities,
    operaPlataforma: actor.operatesPlatform,
  };
}
