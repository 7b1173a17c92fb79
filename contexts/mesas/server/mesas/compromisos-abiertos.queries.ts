import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** How many commitments of a mesa are open. */
export async function countAbiertos(database: Database, mesaId: number): Promise<number> {
  const { abiertos } = await database
    .selectFrom('compromisos')
    .select(sql<number>`count(*)`.as('abiertos'))
    .where('mesa_id', '=', mesaId)
    .where('estado', '=', 'abierto')
    .executeTakeFirstOrThrow();
  return abiertos;
}

/** The open commitments of a mesa, the one due first at the start. */
export async function listAbiertosDeMesa(database: Database, mesaId: number) {
  return database
    .selectFrom('compromisos')
    .select(['id', 'descripcion'])
    .where('mesa_id', '=', mesaId)
    .where('estado', '=', 'abierto')
    .orderBy('fecha_vencimiento')
    .orderBy('id')
    .execute();
}
