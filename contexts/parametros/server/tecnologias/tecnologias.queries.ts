import type { DatabaseSchema } from '@marco/database';
import type { RelationStore } from '@marco/server-kit';
import { type Kysely, sql } from 'kysely';

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

/** Whether a row is there and inactive, by the column of its table that says so. */
export async function isInactiva(
  database: Kysely<DatabaseSchema>,
  { table, activo }: { readonly table: keyof DatabaseSchema; readonly activo: string },
  id: number,
): Promise<boolean> {
  const { rows } = await sql<{ activo: boolean }>`
    select ${sql.ref(activo)} as activo from ${sql.table(table)} where id = ${id}`.execute(database);
  return rows[0]?.activo === false;
}
