import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** What is aimed at for an indicador, and when. */
export interface MetaRow {
  readonly codigo: string;
  readonly desde: string;
  readonly hasta: string;
  readonly valor: number;
}

/**
 * The targets of some indicators, of one ámbito.
 *
 * @param ambito as the table has it: {} of everything, {"sector": 3} of one sector
 */
export async function listMetasDeAmbito(
  database: Kysely<DatabaseSchema>,
  codigos: readonly string[],
  ambito: Readonly<Record<string, string | number>>,
): Promise<readonly MetaRow[]> {
  const { rows } = await sql<MetaRow>`
    select codigo, fecha_desde::text as desde, fecha_hasta::text as hasta, valor::float8 as valor from indicadores_metas
    where codigo = any(${[...codigos]}::text[]) and ambito = ${JSON.stringify(ambito)}::jsonb
    order by fecha_desde`.execute(database);
  return rows;
}
