import { type CallContext, listActions, requireActor } from '@marco/server-kit';
import { RECURSO_ELEMENTOS, RECURSO_INCORPORACION } from '../../contract/terms.ts';
import { canSeeVersion, type QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import type { VersionRow } from './version-row.queries.ts';
import type { Visibilidad } from './visibilidad.ts';

/** The caller as the rules about elements look at them; a person who reads every entity is of the ministry. */
export function toQuienElabora(context: CallContext): QuienElabora {
  const actor = requireActor(context);
  return {
    usuarioId: actor.userId,
    entidadId: actor.entityId,
    esMinisterio: actor.readsAllEntities,
    acciones: listActions(actor, RECURSO_ELEMENTOS),
    incorporacion: listActions(actor, RECURSO_INCORPORACION),
  };
}

/** What the caller reads of an element, of which a version is. */
export function toVisibilidad(
  row: Pick<VersionRow, 'entidad_responsable_id'>,
  quien: QuienElabora,
): Visibilidad {
  const inWork = { estado: 'borrador', entidadResponsableId: row.entidad_responsable_id } as const;
  return canSeeVersion(inWork, quien) ? 'todo' : 'publico';
}
