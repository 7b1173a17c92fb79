import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;
type FilterColumn = 'action' | 'object_type' | 'actor_user_id' | 'actor_entity_id';

/**
 * Distinct values of an indexed column, hopping from one to the next in its index: the work grows with the values, not
 * with the events.
 */
function selectDistinct<Value>(column: FilterColumn) {
  const value = sql.ref(`e.${column}`);
  return sql<{ value: Value }>`
    with recursive hops as (
      (select ${value} as value from audit_events e where ${value} is not null order by ${value} limit 1)
      union all
      select (select ${value} from audit_events e where ${value} > hops.value order by ${value} limit 1)
      from hops where hops.value is not null
    ) select value from hops where value is not null`;
}

async function listDistinct(database: Database, column: FilterColumn): Promise<string[]> {
  const { rows } = await selectDistinct<string>(column).execute(database);
  return rows.map(({ value }) => value);
}

/** What occurs in the trail, for the filters to choose from. */
export async function listFiltros(database: Database) {
  const nombre = buildNombreCompleto('u');
  const [acciones, tiposObjeto, usuarios, entidades] = await Promise.all([
    listDistinct(database, 'action'),
    listDistinct(database, 'object_type'),
    database
      .selectFrom('usuarios as u')
      .select(['u.id', nombre.as('nombre')])
      .where('u.id', 'in', sql<number>`(${selectDistinct<number>('actor_user_id')})`)
      .orderBy(sql`clave_orden(${nombre}) collate "C"`)
      .orderBy('u.id')
      .execute(),
    database
      .selectFrom('entidades as en')
      .select(['en.id', 'en.nombre'])
      .where('en.id', 'in', sql<number>`(${selectDistinct<number>('actor_entity_id')})`)
      .orderBy(sql`clave_orden(en.nombre) collate "C"`)
      .orderBy('en.id')
      .execute(),
  ]);
  return { acciones, tiposObjeto, usuarios, entidades };
}
