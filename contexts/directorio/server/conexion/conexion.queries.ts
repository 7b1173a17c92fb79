import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

export interface EntidadRow {
  readonly id: number;
  readonly nombre: string;
  readonly sigla: string | null;
  readonly codigoXroad: string | null;
}

/** An entidad with its code of the exchange platform; undefined where there is none of that id. */
export async function findEntidad(database: Database, id: number): Promise<EntidadRow | undefined> {
  const { rows } = await sql<EntidadRow>`
    select id, nombre, sigla, codigo_xroad as "codigoXroad" from entidades where id = ${id}`.execute(
    database,
  );
  return rows[0];
}
