import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { DimensionDeIndicador } from '../../contract/terms.ts';

/** A place that entidades are of. */
export interface LugarDeFiltro {
  readonly dimension: DimensionDeIndicador;
  readonly valor: string;
}

/** The entidades of a place as they are now, by the values of their dimension. */
export async function listEntidadesDe(
  database: Kysely<DatabaseSchema>,
  { dimension, valor }: LugarDeFiltro,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id::text as id from entidades e where ${valor} = case ${dimension}
      when 'sector' then e.sector_id::text when 'orden' then e.orden_id::text else e.departamento_codigo end`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}
