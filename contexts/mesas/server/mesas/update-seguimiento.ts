import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireActor, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { mesasErrors } from '../../contract/index.ts';
import { findGestion } from './gestion-mesa.queries.ts';
import { isSeguida } from './seguidores.queries.ts';
import { addSeguidor, clearSeguidor } from './seguidores.repository.ts';

/**
 * The caller follows a mesa, or no longer does. The mesa itself does not change: no version goes with it.
 *
 * @throws MESA_NO_ENCONTRADA
 */
export function updateSeguimientoMesa(
  database: Kysely<DatabaseSchema>,
  { idMesa, seguida }: { readonly idMesa: number; readonly seguida: boolean },
  context: CallContext,
): Promise<{ seguida: boolean }> {
  const { userId: usuarioId } = requireActor(context);
  const intent = { action: 'seguir-mesa', objectType: 'mesa', objectId: idMesa };
  return runAudited(database, context, intent, {}, async (transaction) => {
    if (!(await findGestion(transaction, idMesa))) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
    const antes = await isSeguida(transaction, { idMesa, usuarioId });
    if (antes === seguida) return { seguida };
    await (seguida ? addSeguidor : clearSeguidor)(transaction, { idMesa, usuarioId });
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      detail: { antes: { seguida: antes }, despues: { seguida } },
    });
    return { seguida };
  });
}
