import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';

interface Named {
  readonly id: number;
  readonly nombre: string;
  readonly clave_de_orden: string;
}

/**
 * Returns the first rows of several queries, one query after the other, each in its Spanish order. Each query uses
 * its own index and stops when there are enough rows. One joint query would have to sort all matches, because no
 * index has the joint order.
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
