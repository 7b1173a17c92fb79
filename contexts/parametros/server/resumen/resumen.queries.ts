import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

/** People with something to summarise. */
export async function listUsuariosConResumen(transaction: Transaction<DatabaseSchema>): Promise<number[]> {
  const rows = await transaction
    .selectFrom('notificaciones')
    .select('usuario_id')
    .where('resumen_pendiente', '=', true)
    .distinct()
    .orderBy('usuario_id')
    .execute();
  return rows.map((row) => row.usuario_id);
}

/** What one person has waiting for the summary, oldest first. */
export async function listAvisosPorResumir(transaction: Transaction<DatabaseSchema>, usuarioId: number) {
  return transaction
    .selectFrom('notificaciones')
    .select(['id', 'titulo', 'texto'])
    .where('usuario_id', '=', usuarioId)
    .where('resumen_pendiente', '=', true)
    .orderBy('id')
    .execute();
}
