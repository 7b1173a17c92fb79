import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

/** States of a request in the order of their advance. */
export function listEstados(database: Kysely<DatabaseSchema>) {
  return database
    .selectFrom('estados_solicitud')
    .select(['id as ntnEstadoId', 'nombre'])
    .orderBy('orden')
    .execute();
}
