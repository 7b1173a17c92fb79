import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** The key that signs now: the latest that nobody else may know. */
export function findClaveEnUso(database: Database) {
  return database
    .selectFrom('certificados_claves')
    .select(['id', 'material'])
    .where('comprometida_desde', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Every key there was, the oldest first: what one of them signed is verified for ever. */
export function listClaves(database: Database) {
  return database
    .selectFrom('certificados_claves')
    .select(['id', 'publica', 'created_at', 'comprometida_desde'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function listMateriales(database: Database) {
  return database.selectFrom('certificados_claves').select(['id', 'material']).execute();
}
