import type { DatabaseSchema } from '@marco/database';
import { type Insertable, sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

export async function createInformeRow(
  trx: Running,
  row: Insertable<DatabaseSchema['informes_conformidad']>,
): Promise<void> {
  await trx.insertInto('informes_conformidad').values(row).execute();
}

/** Everybody may read it from now on; one that is published stays as it is. */
export async function updatePublicado(trx: Running, id: string): Promise<void> {
  await trx
    .updateTable('informes_conformidad')
    .set({ publicado_en: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('publicado_en', 'is', null)
    .execute();
}

export async function deleteInformeRow(trx: Running, id: string): Promise<void> {
  await trx
    .deleteFrom('informes_conformidad')
    .where('id', '=', id)
    .where('publicado_en', 'is', null)
    .execute();
}
