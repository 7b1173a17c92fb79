import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/** Filed requests without their constancia. */
export async function listSinConstancia(database: Kysely<DatabaseSchema>): Promise<number[]> {
  const rows = await database
    .selectFrom('solicitudes')
    .select('id')
    .where('radicado', 'is not', null)
    .where('constancia_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
