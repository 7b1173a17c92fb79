import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { solicitudesErrors } from '../../contract/index.ts';
import { isSeguida } from '../solicitudes/partes.queries.ts';
import { isVisible } from '../solicitudes/present-solicitud.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { findLockedSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { addSeguidor, clearSeguidor } from './seguidores.repository.ts';

/**
 * The caller follows a request they may read, or no longer does. The request itself does not change: no version goes
 * with it.
 *
 * @throws SOLICITUD_NO_ENCONTRADA
 */
export function updateSeguimientoSolicitud(
  database: Kysely<DatabaseSchema>,
  { id, seguida }: { readonly id: number; readonly seguida: boolean },
  context: CallContext,
): Promise<{ seguida: boolean }> {
  const quien = toQuienTramita(context);
  const intent = { action: 'seguir-solicitud', objectType: 'solicitud', objectId: id };
  return runAudited(database, context, intent, {}, async (trx) => {
    // Locked: a draft that is being deleted is gone before somebody follows it.
    const row = await findLockedSolicitudRow(trx, id);
    if (!row || !isVisible(row, quien)) throw refuse(solicitudesErrors, 'SOLICITUD_NO_ENCONTRADA');
    const antes = await isSeguida(trx, id, quien.usuarioId);
    if (antes === seguida) return { seguida };
    const seguimiento = { solicitudId: id, usuarioId: quien.usuarioId };
    await (seguida ? addSeguidor(trx, seguimiento) : clearSeguidor(trx, seguimiento));
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: { antes: { seguida: antes }, despues: { seguida } },
    });
    return { seguida };
  });
}
