import { type RawBuilder, sql } from 'kysely';

/** Rows of a world as one parameter, each with its place `n`. */
export const toJson = (rows: readonly object[]) =>
  sql`${JSON.stringify(rows.map((row, n) => ({ ...row, n })))}::jsonb`;

/** The id at some place of a table, around its end; the last ones are those of the world. */
export const findIdAt = (tabla: string, lugarDe: RawBuilder<unknown>) =>
  sql`(select t.id from ${sql.table(tabla)} t order by t.id desc offset (${lugarDe})::int % (select greatest(count(*), 1) from ${sql.table(tabla)})::int limit 1)`;
