import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';

interface Named {
  readonly id: number;
  readonly nombre: string;
  readonly clave_de_orden: string;
}

/**
 * The first rows of several queries, one query after the other and each in its Spanish order. Each is read of its own
 * index and ends when it has enough: together they are not sorted by what none of them is kept by.
 */
export async function suggestFirst<Schema, Tables extends keyof Schema>(
  database: Kysely<Schema>,
  queries: readonly SelectQueryBuilder<Schema, Tables, Named>[],
  most: number,
): Promise<{ id: number; nombre: string }[]> {
  const parts = queries.map(
    (query, place) => sql`select * from (select p.*, ${sql.lit(place)} as lugar
      from (${query}) p order by p.clave_de_orden, p.id limit ${most}) as parte`,
  );
  const { rows } = await sql<{ id: number; nombre: string }>`
    select id, nombre from (${sql.join(parts, sql` union all `)}) as todas
    order by lugar, clave_de_orden, id limit ${most}`.execute(database);
  return rows;
}
