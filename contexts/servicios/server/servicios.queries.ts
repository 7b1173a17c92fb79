import type { DatabaseSchema } from '@marco/database';
import type { ListSource } from '@marco/server-kit';
import { beginsWithText, likeText, suggestFirst } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { ColorEstado } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Suggestions of an autocomplete (specification §9). */
const MAXIMUM_SUGGESTIONS = 5;
const MINIMUM_CHARACTERS = 3;

const suggestions = (database: Database) =>
  database.selectFrom('servicios').select(['id', 'nombre']).where('activo', '=', true);

/** The version of the list: it changes when the set of active services or one of their names changes. */
const VERSION = sql<string>`(select concat(count(*), ' ', bit_xor(hashtextextended(concat(id, ' ', nombre), 0)))
  from servicios where activo)`;

/** Every active service, in Spanish order. */
export function createActivos(database: Database): ListSource<{ servicioId: number; nombre: string }> {
  return {
    async findVersion() {
      const { rows } = await sql<{ version: string }>`select ${VERSION} as version`.execute(database);
      return rows[0]?.version ?? '';
    },
    async read() {
      const rows = await suggestions(database)
        .select(VERSION.as('version'))
        .orderBy('clave_de_orden')
        .orderBy('id')
        .execute();
      return {
        version: rows[0]?.version ?? '',
        rows: rows.map(({ id, nombre }) => ({ servicioId: id, nombre })),
      };
    },
  };
}

/**
 * Active services whose name holds the text: those that begin with it first.
 *
 * @param entidad whose services are asked for; of none answers nothing
 */
export async function findByNombre(database: Database, text: string, entidad: number | 'todas' | null) {
  if (text.length < MINIMUM_CHARACTERS || entidad === null) return [];
  const kept = sql`nombre_de_busqueda`;
  const offered = suggestions(database)
    .select('clave_de_orden')
    .$if(entidad !== 'todas', (query) => query.where('entidad_id', '=', entidad as number));
  const rest = offered.where((where) =>
    where.and([where.not(beginsWithText(kept, text)), likeText(kept, text)]),
  );
  const found = await suggestFirst(
    database,
    [offered.where(beginsWithText(kept, text)), rest],
    MAXIMUM_SUGGESTIONS,
  );
  return found.map(({ id, nombre }) => ({ servicioId: id, nombre }));
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
