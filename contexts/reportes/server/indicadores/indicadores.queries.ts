import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Indicador } from '../../contract/index.ts';

type Database = Kysely<DatabaseSchema>;

/** The catalogue in its order. */
export async function listCatalogo(database: Database, conInternos: boolean): Promise<readonly Indicador[]> {
  const { rows } = await sql<Indicador>`
    select codigo, nombre, pregunta, unidad, sentido, grupo, publico from indicadores
    where activo and (publico or ${conInternos}) order by orden, codigo`.execute(database);
  return rows;
}
