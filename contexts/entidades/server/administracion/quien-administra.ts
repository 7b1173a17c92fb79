import { type CallContext, requireActor } from '@marco/server-kit';
import { RECURSO_ENTIDADES } from '../../contract/terms.ts';
import type { QuienAdministra } from '../../rules/can-administrar-entidad.ts';

/** Actions the rol of the caller holds on a resource. */
function listAcciones(context: CallContext, recurso: string): ReadonlySet<string> {
  const prefix = `${recurso}:`;
  const own = [...requireActor(context).permissions].filter((key) => key.startsWith(prefix));
  return new Set(own.map((key) => key.slice(prefix.length)));
}

/** The caller as the rules about entities look at them. */
export function toQuienAdministra(context: CallContext): QuienAdministra {
  const { readsAllEntities, entityId } = requireActor(context);
  return {
    acciones: listAcciones(context, RECURSO_ENTIDADES),
    leeTodas: readsAllEntities,
    entidadId: entityId,
  };
}
