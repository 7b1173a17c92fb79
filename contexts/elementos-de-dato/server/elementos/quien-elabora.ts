import { type CallContext, listActions, requireActor } from '@marco/server-kit';
import {
  ESTADOS_PUBLICOS,
  ESTADOS_VERSION,
  type EstadoVersion,
  RECURSO_ELEMENTOS,
  RECURSO_INCORPORACION,
} from '../../contract/terms.ts';
import { canSeeVersion, type QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';

/** The caller as the rules about elements look at them; a person who reads every entity is of the ministry. */
export function toQuienElabora(context: Pick<CallContext, 'actor'>): QuienElabora {
  const actor = requireActor(context);
  return {
    usuarioId: actor.userId,
    entidadId: actor.entityId,
    esMinisterio: actor.readsAllEntities,
    acciones: listActions(actor, RECURSO_ELEMENTOS),
    incorporacion: listActions(actor, RECURSO_INCORPORACION),
  };
}

/** What a reader may see: what is or was in force, or what is being worked on too. */
export type Visibilidad = 'publico' | 'todo';

/** What the caller reads of an element, of which a version is. */
export function toVisibilidad(
  row: { readonly entidad_responsable_id: number | null },
  quien: QuienElabora,
): Visibilidad {
  const inWork = { estado: 'borrador', entidadResponsableId: row.entidad_responsable_id } as const;
  return canSeeVersion(inWork, quien) ? 'todo' : 'publico';
}

/** States of the versions within an alcance. */
export function listEstados(visibilidad: Visibilidad): readonly EstadoVersion[] {
  return visibilidad === 'publico' ? ESTADOS_PUBLICOS : ESTADOS_VERSION;
}
