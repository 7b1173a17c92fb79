import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

type Database = Transaction<DatabaseSchema>;

/** A meeting held or not, with its mesa, both locked: neither closes nor changes meanwhile. */
export async function findReunionBloqueada(trx: Database, id: number) {
  return trx
    .selectFrom('reuniones as r')
    .innerJoin('mesas as m', 'm.id', 'r.mesa_id')
    .select(['r.id', 'r.estado', 'm.activa'])
    .where('r.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds documents after those a meeting has, in the given order. */
export async function addDocumentos(trx: Database, reunionId: number, ids: readonly string[]): Promise<void> {
  const { ultimo } = await trx
    .selectFrom('reuniones_archivos')
    .select(sql<number>`coalesce(max(orden), 0)`.as('ultimo'))
    .where('reunion_id', '=', reunionId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('reuniones_archivos')
    .values(
      ids.map((archivo_id, position) => ({
        reunion_id: reunionId,
        archivo_id,
        orden: ultimo + position + 1,
      })),
    )
    .execute();
}

/** Removes a document from the meeting; answers whether the meeting had it. */
export async function clearDocumentoRow(trx: Database, reunionId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('reuniones_archivos')
    .where('reunion_id', '=', reunionId)
    .where('archivo_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
