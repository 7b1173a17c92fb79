import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { buildAbiertos } from './vencimientos.queries.ts';

/** Whose commitments: of a person, of the mesas a consultant runs, of an entidad, or of everybody. */
export type Responde =
  | { readonly de: 'persona'; readonly idUsuario: number; readonly idEntidad: number }
  | { readonly de: 'consultor'; readonly idUsuario: number; readonly idEntidad: number }
  | { readonly de: 'entidad'; readonly idEntidad: number }
  | { readonly de: 'todos' };

/** Those of nobody in particular are of everybody of their entidad. */
const suyos = (idUsuario: number, idEntidad: number) =>
  sql<boolean>`(c.responsable_usuario_id = ${idUsuario} or c.responsable_usuario_id is null and c.entidad_id = ${idEntidad})`;

function toCondicion(responde: Responde) {
  switch (responde.de) {
    case 'persona':
      return suyos(responde.idUsuario, responde.idEntidad);
    case 'consultor':
      return sql<boolean>`(m.consultor_principal_id = ${responde.idUsuario} or ${suyos(responde.idUsuario, responde.idEntidad)})`;
    case 'entidad':
      return sql<boolean>`c.entidad_id = ${responde.idEntidad}`;
    case 'todos':
      return sql<boolean>`true`;
  }
}

/** Open commitments of open mesas, until their last day. */
export function buildPorCumplir(database: Kysely<DatabaseSchema>, responde: Responde) {
  return buildAbiertos(database)
    .where(toCondicion(responde))
    .select(['c.id', 'c.created_at as desde', 'c.fecha_vencimiento as vence']);
}

/** What a list of matters says of commitments. */
export function listNombrados(database: Kysely<DatabaseSchema>, ids: readonly number[]) {
  return database
    .selectFrom('compromisos as c')
    .innerJoin('mesas as m', 'm.id', 'c.mesa_id')
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .where('c.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select([
      'c.id',
      'c.descripcion',
      'c.responsable',
      'c.responsable_usuario_id',
      'c.entidad_id',
      'm.nombre as mesa',
      'e.nombre as entidad',
    ])
    .execute();
}
