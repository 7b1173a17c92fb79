import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/** Whether the acta of a meeting is sealed: then nothing of the meeting changes. */
export async function isReunionSellada(
  database: Kysely<DatabaseSchema>,
  reunionId: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('actas')
    .select('id')
    .where('reunion_id', '=', reunionId)
    .where('estado', '=', 'sellada')
    .executeTakeFirst();
  return row !== undefined;
}
