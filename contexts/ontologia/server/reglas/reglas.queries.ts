import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Code of a class. */
export async function findCodigoClase(database: Database, id: number): Promise<string | null> {
  const row = await database
    .selectFrom('ontologia_definiciones')
    .select('codigo')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.codigo ?? null;
}

/** Technical names of data elements. */
export async function listIdentificadores(database: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await database
    .selectFrom('elementos_de_dato')
    .select('identificador')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return rows.map(({ identificador }) => identificador);
}
