import { type CallContext, listActions, requireActor } from '@marco/server-kit';
import { RECURSO_ENTIDADES } from '../../contract/terms.ts';
import type { QuienAdministra } from '../../rules/entidades/can-administrar-entidad.ts';

/** The caller as the rules about entities look at them. */
export function toQuienAdministra(context: Pick<CallContext, 'actor'>): QuienAdministra {
  const actor = requireActor(context);
  return {
    acciones: listActions(actor, RECURSO_ENTIDADES),
    leeTodas: actor.readsAllEntities,
    entidadId: actor.entityId,
  };
}
