import { type CallContext, listActions, requireActor, requireAllowed } from '@marco/server-kit';
import { mesasErrors } from '../../contract/index.ts';
import { RECURSO_MESAS } from '../../contract/terms.ts';
import type { QuienLee } from '../../rules/historial/can-see-historial.ts';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';

/** The caller as the rules about mesas look at them; a person who reads every entity is of the ministry. */
export function toQuienGestiona(context: Pick<CallContext, 'actor'>): QuienLee {
  const actor = requireActor(context);
  return {
    acciones: listActions(actor, RECURSO_MESAS),
    esMinisterio: actor.readsAllEntities,
    entidadId: actor.entityId,
  };
}

/** @throws MESA_ACCION_NO_PERMITIDA to the person who does not run mesas */
export function requireGestion(context: CallContext) {
  const quien = toQuienGestiona(context);
  requireAllowed(canManageMesas(quien), mesasErrors, 'MESA_ACCION_NO_PERMITIDA');
  return quien;
}
