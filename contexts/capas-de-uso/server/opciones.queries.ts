import type { DatabaseSchema } from '@marco/database';
import { containsText, spanishOrder } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { TipoCapa } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Thematic domains, in Spanish order; they are edited in the catalogue. */
export async function listDominios(database: Database, { soloActivos = true } = {}) {
  return database
    .selectFrom('dominios')
    .select(['id', 'codigo', 'nombre', 'descripcion', 'arco', 'activo'])
    .$if(soloActivos, (query) => query.where('activo', '=', true))
    .orderBy(spanishOrder('nombre'))
    .orderBy('id')
    .execute();
}

/** One thematic domain, active or not; undefined when there is none. */
export async function findDominio(database: Database, id: number) {
  return database
    .selectFrom('dominios')
    .select(['id', 'codigo', 'nombre', 'arco', 'activo'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function selectVigentes(database: Database) {
  return database
    .selectFrom('capas_de_uso as c')
    .innerJoin('capas_de_uso_versiones as v', (join) =>
      join.onRef('v.capa_id', '=', 'c.id').on('v.estado', '=', 'vigente'),
    )
    .select([
      'c.id',
      'c.codigo',
      sql<TipoCapa>`c.tipo`.as('tipo'),
      'c.capa_padre_id as capaPadreId',
      'c.entidad_id as entidadId',
      'c.sector_id as sectorId',
      'c.carpeta',
      'c.oid',
      'c.activa',
      'v.nombre',
      'v.prefijo',
      'v.espacio_nombres as espacioNombres',
    ]);
}

/** A layer with its version in force; undefined when it has none. */
export async function findCapa(database: Database, id: number) {
  return selectVigentes(database).where('c.id', '=', id).executeTakeFirst();
}

/** The layers elements may stand in: active and in force, the general ones first. */
export async function listCapasVigentes(database: Database) {
  return selectVigentes(database)
    .where('c.activa', '=', true)
    .orderBy(sql`array_position(array['comun', 'sectorial', 'local', 'proyecto', 'integracion'], c.tipo)`)
    .orderBy(spanishOrder('v.nombre'))
    .orderBy('c.id')
    .execute();
}

/** Suggestions of an autocomplete (specification §9). */
const MAXIMUM_SUGGESTIONS = 5;

/** The same whose name or code holds the text, in Spanish order. */
export async function findCapasVigentes(database: Database, text: string) {
  return selectVigentes(database)
    .clearSelect()
    .select(['c.id', 'v.nombre'])
    .where('c.activa', '=', true)
    .where((where) => where.or([containsText('v.nombre', text), containsText('c.codigo', text)]))
    .orderBy(spanishOrder('v.nombre'))
    .orderBy('c.id')
    .limit(MAXIMUM_SUGGESTIONS)
    .execute();
}
