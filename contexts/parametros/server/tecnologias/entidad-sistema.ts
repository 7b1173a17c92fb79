import type { DatabaseSchema } from '@marco/database';
import type { RelationStore } from '@marco/server-kit';
import type { Kysely } from 'kysely';

/** The entity that runs a system, by its NIT; it is changed with the system itself. */
export function createEntidadRelation(database: Kysely<DatabaseSchema>): RelationStore {
  return {
    list: (id) =>
      database
        .selectFrom('sistemas as s')
        .innerJoin('entidades as e', 'e.id', 's.entidad_id')
        .select(['e.id', 'e.nit as codigo', 'e.nombre'])
        .where('s.id', '=', Number(id))
        .execute(),
  };
}
