import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

function buildAbiertos(database: Kysely<DatabaseSchema>, usuarioId: number) {
  return database
    .selectFrom('codigos_recuperacion')
    .where('usuario_id', '=', usuarioId)
    .where('usado_en', 'is', null);
}

/** Codes of a person that still serve, each by its hash. */
export function listAbiertos(database: Kysely<DatabaseSchema>, usuarioId: number) {
  return buildAbiertos(database, usuarioId).select(['id', 'codigo_hash']).execute();
}

export async function countCodigos(database: Kysely<DatabaseSchema>, usuarioId: number): Promise<number> {
  const { cuantos } = await buildAbiertos(database, usuarioId)
    .select(sql<number>`count(*)::int`.as('cuantos'))
    .executeTakeFirstOrThrow();
  return cuantos;
}
