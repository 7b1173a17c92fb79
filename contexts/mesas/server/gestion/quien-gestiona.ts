import { type CallContext, requireActor } from '@marco/server-kit';
import { RECURSO_MESAS } from '../../contract/terms.ts';
import type { QuienLee } from '../../rules/historial/can-see-historial.ts';

/** The caller as the rules about mesas look at them; whoever reads every entity is of the ministry. */
export function toQuienGestiona(context: CallContext): QuienLee {
  const { permissions, readsAllEntities, entityId } = requireActor(context);
  const prefix = `${RECURSO_MESAS}:`;
  const own = [...permissions].filter((key) => key.startsWith(prefix));
  return {
    acciones: new Set(own.map((key) => key.slice(prefix.length))),
    esMinisterio: readsAllEntities,
    entidadId: entityId,
  };
}
