import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Catalogo } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Every row of a catalogue by its code, for a comparison. */
export async function listFilas(database: Database, catalogo: Catalogo) {
  const { rows } = await sql<{ codigo: string; nombre: string; activo: boolean; version: number }>`
    select c.codigo::text as codigo, c.nombre, c.activo, c.version from ${sql.table(catalogo)} c
    order by c.codigo::text collate "C"`.execute(database);
  return rows;
}

export async function listCodigosDepartamento(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('departamentos').select('codigo').execute();
  return new Set(rows.map(({ codigo }) => codigo));
}

/** What names a row in addresses: the id of a sector, the code of a place. */
export async function findId(
  database: Database,
  catalogo: Catalogo,
  codigo: string,
): Promise<number | string> {
  if (catalogo !== 'sectores') return codigo;
  const { id } = await database
    .selectFrom('sectores')
    .select('id')
    .where('codigo', '=', Number(codigo))
    .executeTakeFirstOrThrow();
  return id;
}
