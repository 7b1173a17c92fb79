import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** The active identification type of an abbreviation. */
export async function findTipoIdentificacion(database: Database, sigla: string) {
  return database
    .selectFrom('tipos_identificacion')
    .select('id')
    .where('sigla', '=', sigla)
    .where('activo', '=', true)
    .executeTakeFirst();
}

/** A public entity that takes part now: the only ones a person may pick by name (REG-08). */
export async function findEntidadPublicaActiva(database: Database, id: number) {
  return database
    .selectFrom('entidades')
    .select('id')
    .where('id', '=', id)
    .where('tipo', '=', 'publica')
    .where('activa', '=', true)
    .executeTakeFirst();
}

export async function getNombreEntidad(database: Database, id: number): Promise<string> {
  const { nombre } = await database
    .selectFrom('entidades')
    .select('nombre')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return nombre;
}

/** Registrations of a person that nobody decided yet. Others of the same person wait, so that all are counted. */
export async function countPendientes(database: Database, usuarioId: number): Promise<number> {
  await database.selectFrom('usuarios').select('id').where('id', '=', usuarioId).forNoKeyUpdate().execute();
  const { cantidad } = await database
    .selectFrom('membresias')
    .select(sql<number>`count(*)::int`.as('cantidad'))
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'pendiente')
    .executeTakeFirstOrThrow();
  return cantidad;
}
