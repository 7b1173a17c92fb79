import type { DatabaseSchema } from '@marco/database';
import { type CallContext, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { getVersionRow } from './get-elemento.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { isSeguido } from './seguidores.queries.ts';
import { addSeguidor, clearSeguidor } from './seguidores.repository.ts';

/**
 * The caller follows an element of which they may read this version, or no longer does. The element itself does not
 * change: no version goes with it.
 *
 * @throws ELEMENTO_NO_ENCONTRADO
 */
export function updateSeguimientoElemento(
  database: Kysely<DatabaseSchema>,
  { versionId, seguido }: { readonly versionId: number; readonly seguido: boolean },
  context: CallContext,
): Promise<{ seguido: boolean }> {
  const quien = toQuienElabora(context);
  const intent = { action: 'seguir-elemento', objectType: 'elemento', objectId: versionId };
  return runAudited(database, context, intent, {}, async (trx) => {
    const { elemento_id: elementoId } = await getVersionRow(trx, versionId, quien);
    const seguimiento = { elementoId, usuarioId: quien.usuarioId };
    const antes = await isSeguido(trx, seguimiento);
    if (antes === seguido) return { seguido };
    await (seguido ? addSeguidor(trx, seguimiento) : clearSeguidor(trx, seguimiento));
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: { antes: { seguido: antes }, despues: { seguido } },
    });
    return { seguido };
  });
}
