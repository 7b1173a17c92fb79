import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Values of the parameters anybody may read, by key. */
export async function listParametrosPublicos(database: Database): Promise<ReadonlyMap<string, unknown>> {
  const rows = await database
    .selectFrom('parametros')
    .select(['clave', 'valor'])
    .where('publico', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.clave, row.valor]));
}

/** Active identification types, in Spanish order of their names. */
export async function listTiposActivos(database: Database) {
  return database
    .selectFrom('tipos_identificacion')
    .select(['id', 'sigla', 'nombre'])
    .where('activo', '=', true)
    .orderBy(sql`clave_orden(nombre) collate "C"`)
    .execute();
}
