import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto, listQuienesPueden } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import { RECURSO_SOLICITUDES } from '../../contract/terms.ts';

/** Active people of the ministry whose rol conceptualises requests. */
export function listConsultorIds(database: Kysely<DatabaseSchema>): Promise<number[]> {
  return listQuienesPueden(database, RECURSO_SOLICITUDES, 'editar', 'ministerio');
}

/** The same with their names and how many open requests each has, in Spanish order. */
export async function listConsultores(database: Kysely<DatabaseSchema>) {
  const ids = await listConsultorIds(database);
  const nombre = buildNombreCompleto('u');
  return database
    .selectFrom('usuarios as u')
    .leftJoin(
      (query) =>
        query
          .selectFrom('solicitudes')
          .select(['consultor_id', ({ fn }) => fn.countAll<number>().as('cuantas')])
          .where('consultor_id', 'is not', null)
          .where('cerrada_en', 'is', null)
          .groupBy('consultor_id')
          .as('a'),
      (join) => join.onRef('a.consultor_id', '=', 'u.id'),
    )
    .select(['u.id', nombre.as('nombre'), sql<number>`coalesce(a.cuantas, 0)::int`.as('enCurso')])
    .where('u.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('u.clave_de_orden')
    .orderBy('u.id')
    .execute();
}

/** The entities people work for in a rol that is not of the ministry. */
export function listEntidadesDe(database: Kysely<DatabaseSchema>, ids: readonly number[]) {
  return database
    .selectFrom('membresias as m')
    .innerJoin('roles as r', 'r.id', 'm.rol_id')
    .select(['m.usuario_id', 'm.entidad_id'])
    .where('m.usuario_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('m.estado', '=', 'activa')
    .where('r.ambito', '<>', 'ministerio')
    .orderBy('m.usuario_id')
    .orderBy('m.entidad_id')
    .execute();
}
