import { type CallContext, requireActor } from '@marco/server-kit';
import { RECURSO_ELEMENTOS, RECURSO_INCORPORACION } from '../../contract/terms.ts';
import { canSeeVersion, type QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import type { Alcance } from './alcance.ts';
import type { VersionRow } from './version-row.queries.ts';

function listAcciones(permissions: ReadonlySet<string>, recurso: string): ReadonlySet<string> {
  const prefix = `${recurso}:`;
  return new Set(
    [...permissions].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
  );
}

/** The caller as the rules about elements look at them; whoever reads every entity is of the ministry. */
export function toQuienElabora(context: CallContext): QuienElabora {
  const { userId, entityId, readsAllEntities, permissions } = requireActor(context);
  return {
    usuarioId: userId,
    entidadId: entityId,
    esMinisterio: readsAllEntities,
    acciones: listAcciones(permissions, RECURSO_ELEMENTOS),
    incorporacion: listAcciones(permissions, RECURSO_INCORPORACION),
  };
}

/** What the caller reads of an element, of which a version is. */
export function toAlcance(row: Pick<VersionRow, 'entidad_responsable_id'>, quien: QuienElabora): Alcance {
  const inWork = { estado: 'borrador', entidadResponsableId: row.entidad_responsable_id } as const;
  return canSeeVersion(inWork, quien) ? 'todo' : 'publico';
}
