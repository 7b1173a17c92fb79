import type { DatabaseSchema } from '@marco/database';
import { likeText } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClaseActor } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Suggestions of an autocomplete (specification §9). */
const MAXIMUM_SUGGESTIONS = 5;
const MINIMUM_CHARACTERS = 3;

/**
 * Distinct values of an indexed column, hopping from one to the next in its index: the work grows with the values, not
 * with the events.
 */
async function listDistinct(database: Database, column: 'action' | 'object_type'): Promise<string[]> {
  const value = sql.ref(`e.${column}`);
  const { rows } = await sql<{ value: string }>`
    with recursive hops as (
      (select ${value} as value from audit_events e where ${value} is not null order by ${value} limit 1)
      union all
      select (select ${value} from audit_events e where ${value} > hops.value order by ${value} limit 1)
      from hops where hops.value is not null
    ) select value from hops where value is not null`.execute(database);
  return rows.map((row) => row.value);
}

/** What occurs in the trail, for the filters to choose from. */
export async function listFiltros(database: Database) {
  const [acciones, tiposObjeto] = await Promise.all([
    listDistinct(database, 'action'),
    listDistinct(database, 'object_type'),
  ]);
  return { acciones, tiposObjeto };
}

interface Actores {
  readonly clase: ClaseActor;
  readonly keyword: string;
  readonly id?: number | undefined;
}

/** Who acts in the trail: the one with the id, or those whose name holds the text, in Spanish order. */
export async function findActores(database: Database, { clase, keyword, id }: Actores) {
  if (id === undefined && keyword.length < MINIMUM_CHARACTERS) return [];
  return clase === 'persona' ? findPersonas(database, keyword, id) : findEntidades(database, keyword, id);
}

const acted = (column: 'actor_user_id' | 'actor_entity_id', id: RawBuilder<number>) =>
  sql<SqlBool>`exists (select 1 from audit_events a where ${sql.ref(`a.${column}`)} = ${id})`;

function findPersonas(database: Database, keyword: string, id: number | undefined) {
  const nombre = buildNombreCompleto('u');
  let query = database
    .selectFrom('usuarios as u')
    .select(['u.id', nombre.as('nombre')])
    .where(acted('actor_user_id', sql`u.id`));
  // The index contains more than the name, so its results are filtered again by the name.
  if (id !== undefined) query = query.where('u.id', '=', id);
  else
    query = query
      .where(likeText(sql`u.texto_de_busqueda`, keyword))
      .where(likeText(sql`u.nombre_de_busqueda`, keyword));
  return query.orderBy('u.clave_de_orden').orderBy('u.id').limit(MAXIMUM_SUGGESTIONS).execute();
}

function findEntidades(database: Database, keyword: string, id: number | undefined) {
  let query = database
    .selectFrom('entidades as e')
    .select(['e.id', 'e.nombre'])
    .where(acted('actor_entity_id', sql`e.id`));
  query =
    id === undefined
      ? query.where(likeText(sql`e.nombre_de_busqueda`, keyword))
      : query.where('e.id', '=', id);
  return query.orderBy('e.clave_de_orden').orderBy('e.id').limit(MAXIMUM_SUGGESTIONS).execute();
}
