import { type CallContext, listActions } from '@marco/server-kit';
import { RECURSO_TRAMITES } from '../contract/terms.ts';
import type { QuienEdita } from '../rules/can-edit-tramite.ts';

/** The caller as the rules look at them; a visitor holds nothing. */
export function toQuienEdita({ actor }: CallContext): QuienEdita {
  return {
    acciones: actor ? listActions(actor, RECURSO_TRAMITES) : new Set<string>(),
    entidadId: actor?.entityId ?? null,
    cubreTodas: actor?.readsAllEntities ?? false,
  };
}
