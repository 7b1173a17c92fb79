import { type RawBuilder, sql } from 'kysely';

/** Where the names of a kind of object of the trail are: rows `t`, each with its id and its name. */
export interface NamedRows {
  /** A table as `t`, with what it is joined to. */
  readonly from: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  /** Column of `t` with what the trail holds as the id. */
  readonly id: string;
  /** Type of that column: the trail may hold any text, and the column is asked only for values of its type. */
  readonly idType: 'integer' | 'bigint' | 'uuid' | 'text';
}

/** How people read the ids that events of the trail hold, as a context gives it. */
export interface TrailNames {
  /** Rows with the names, by the type of object. */
  readonly objects?: Readonly<Record<string, NamedRows>>;
  /** Type of object of the ids a field of the detail holds, by the field. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Objects whose name stands in their own table.
 *
 * @param column the one with the name
 */
export function nameRows(
  table: string,
  column = 'nombre',
  { id = 'id', idType = 'integer' }: Partial<Pick<NamedRows, 'id' | 'idType'>> = {},
): NamedRows {
  return { from: sql`${sql.table(table)} t`, name: sql.ref(`t.${column}`), id, idType };
}

/** Objects with an id `t.id` whose name is put together. */
export function nameJoinedRows(from: RawBuilder<unknown>, name: RawBuilder<unknown>): NamedRows {
  return { from, name, id: 'id', idType: 'integer' };
}
