import { type RawBuilder, sql } from 'kysely';

/** A moment of a column as it is published: `2026-11-21T13:04:05Z`. */
export function toMomentoPublicado(columna: string): RawBuilder<string | null> {
  return sql`to_char(${sql.ref(columna)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
