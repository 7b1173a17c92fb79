import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/**
 * Id of a person of the demo.
 *
 * @param numero their identification: '1000000001'
 */
export async function getUsuarioId(database: Kysely<DatabaseSchema>, numero: string): Promise<number> {
  const row = await database
    .selectFrom('usuarios')
    .select('id')
    .where('numero_identificacion', '=', numero)
    .executeTakeFirstOrThrow();
  return row.id;
}
