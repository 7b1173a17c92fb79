import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql, type Transaction } from 'kysely';

/** Whether the person still has to be offered the first tour. */
export async function isRecorridoPendiente(
  database: Kysely<DatabaseSchema>,
  usuarioId: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('usuarios')
    .select('recorrido_visto_en')
    .where('id', '=', usuarioId)
    .executeTakeFirst();
  return row?.recorrido_visto_en === null;
}

/** Keeps the moment of the first time; undefined where it was kept before. */
export async function updateRecorridoVisto(
  trx: Transaction<DatabaseSchema>,
  usuarioId: number,
): Promise<Date | undefined> {
  const row = await trx
    .updateTable('usuarios')
    .set({ recorrido_visto_en: sql`now()` })
    .where('id', '=', usuarioId)
    .where('recorrido_visto_en', 'is', null)
    .returning('recorrido_visto_en as visto')
    .executeTakeFirst();
  return row?.visto ?? undefined;
}

export async function getRecorridoVisto(trx: Transaction<DatabaseSchema>, usuarioId: number): Promise<Date> {
  const { visto } = await trx
    .selectFrom('usuarios')
    .select('recorrido_visto_en as visto')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  if (visto === null) throw new Error('It was kept just before.');
  return visto;
}
