import { type CallContext, listActions, requireActor } from '@marco/server-kit';
import { RECURSO_CERTIFICACION } from '../contract/terms.ts';
import type { QuienCertifica } from '../rules/can-take-paso-certificado.ts';

/** The caller as the rules about certificates look at them; an entidad reads its own alone. */
export function toQuienCertifica(
  context: Pick<CallContext, 'actor'>,
): QuienCertifica & { readonly entidadId: number | null } {
  const actor = requireActor(context);
  return {
    usuarioId: actor.userId,
    entidadId: actor.entityId,
    esMinisterio: actor.readsAllEntities,
    esOperador: actor.operatesPlatform,
    certificacion: listActions(actor, RECURSO_CERTIFICACION),
  };
}
