import type { DatabaseSchema } from '@marco/database';
import { containsText, spanishOrder, startsWithText } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { ColorEstado } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Suggestions of an autocomplete (specification §9). */
const MAXIMUM_SUGGESTIONS = 5;
const MINIMUM_CHARACTERS = 3;

const suggestions = (database: Database) =>
  database.selectFrom('servicios').select(['id as servicioId', 'nombre']).where('activo', '=', true);

export async function listActivos(database: Database) {
  return suggestions(database).orderBy(spanishOrder('nombre')).orderBy('id').execute();
}

/**
 * Active services whose name holds the text: those that begin with it first.
 *
 * @param entidad whose services are asked for; of none answers nothing
 */
export async function findByNombre(database: Database, text: string, entidad: number | 'todas' | null) {
  if (text.length < MINIMUM_CHARACTERS || entidad === null) return [];
  return suggestions(database)
    .where(containsText('nombre', text))
    .$if(entidad !== 'todas', (query) => query.where('entidad_id', '=', entidad as number))
    .orderBy(sql`(${startsWithText('nombre', text)}) desc`)
    .orderBy(spanishOrder('nombre'))
    .orderBy('id')
    .limit(MAXIMUM_SUGGESTIONS)
    .execute();
}

export async function listEstados(database: Database) {
  return database
    .selectFrom('estados_servicio')
    .select(['id as estadoServicioId', 'nombre'])
    .orderBy('orden')
    .execute();
}

/** Services in each state, states without services included. */
export async function countByEstado(database: Database) {
  const rows = await database
    .selectFrom('estados_servicio as e')
    .leftJoin('servicios as s', (join) =>
      join.onRef('s.estado_servicio_id', '=', 'e.id').on('s.activo', '=', true),
    )
    .select(['e.id as estadoServicioId', 'e.nombre', 'e.color', sql<number>`count(s.id)`.as('cantidad')])
    .groupBy('e.id')
    .orderBy('e.orden')
    .execute();
  return rows.map((row) => ({ ...row, color: row.color as ColorEstado }));
}
