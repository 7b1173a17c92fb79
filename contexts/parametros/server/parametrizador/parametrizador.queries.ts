import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

type Database = Kysely<DatabaseSchema>;

function selectParametros(database: Database) {
  return database
    .selectFrom('parametros')
    .select([
      'clave' as const,
      'nombre' as const,
      'descripcion' as const,
      'tipo' as const,
      'grupo' as const,
      'valor' as const,
      'restriccion' as const,
      'publico' as const,
      'version' as const,
      'solo_lectura as soloLectura' as const,
    ]);
}

export type ParametroRow = Awaited<ReturnType<typeof listParametros>>[number];

export function listParametros(database: Database) {
  return selectParametros(database).orderBy('clave').execute();
}

/** One parameter; `forUpdate` makes a second change wait for the first. */
export function findParametro(database: Database, clave: string, { forUpdate = false } = {}) {
  return selectParametros(database)
    .where('clave', '=', clave)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
}
