import type { DatabaseSchema } from '@marco/database';
import { type Insertable, type Kysely, sql } from 'kysely';

export async function addCodigos(
  transaction: Kysely<DatabaseSchema>,
  codigos: readonly Insertable<DatabaseSchema['codigos_recuperacion']>[],
): Promise<void> {
  await transaction
    .insertInto('codigos_recuperacion')
    .values([...codigos])
    .execute();
}

/** A code that was spent serves no more. */
export async function updateToUsado(transaction: Kysely<DatabaseSchema>, id: string): Promise<void> {
  await transaction
    .updateTable('codigos_recuperacion')
    .set({ usado_en: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteCodigos(transaction: Kysely<DatabaseSchema>, usuarioId: number): Promise<void> {
  await transaction.deleteFrom('codigos_recuperacion').where('usuario_id', '=', usuarioId).execute();
}
