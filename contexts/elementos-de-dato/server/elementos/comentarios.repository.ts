import type { DatabaseSchema } from '@marco/database';
import { type Insertable, sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

export async function addComentario(
  trx: Running,
  comentario: Insertable<DatabaseSchema['elementos_comentarios']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('elementos_comentarios')
    .values(comentario)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Closes the thread a comment began. */
export async function updateToResuelto(trx: Running, id: number, usuarioId: number): Promise<void> {
  await trx
    .updateTable('elementos_comentarios')
    .set({ resuelto_en: sql<Date>`now()`, resuelto_por: usuarioId })
    .where('id', '=', id)
    .execute();
}
