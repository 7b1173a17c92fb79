import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** The person as they were, for the last mail and for what later contexts take away. */
export async function getPersona(database: Kysely<DatabaseSchema>, usuarioId: number) {
  const { correo } = await database
    .selectFrom('usuarios')
    .select('correo_electronico as correo')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  const membresias = await database
    .selectFrom('membresias')
    .select(['entidad_id as entidadId', 'correo_electronico as correo'])
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'activa')
    .execute();
  return {
    correo,
    vinculaciones: membresias.flatMap(({ entidadId, correo: institucional }) =>
      institucional === null ? [] : [{ entidadId, correo: institucional }],
    ),
  };
}

/** Whether a session was opened within the last minutes, by the clock of the database. */
export async function isIngresoReciente(
  database: Kysely<DatabaseSchema>,
  sessionId: string,
  minutes: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return row !== undefined;
}
