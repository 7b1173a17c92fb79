import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Dimensiones } from '../../rules/indicadores/ambito.ts';

/** How many records had a promise, and how many of those it was kept to. */
export interface PromesaRow {
  /** Its place among the promises, from 1; null of records that kept none. */
  readonly lugar: number | null;
  readonly casos: number;
  readonly cumplidas: number;
}

/** What the records of some cuts kept of their promises, in the order of the promises. */
export async function listPromesas(
  database: Kysely<DatabaseSchema>,
  {
    cortes,
    codigo,
    version,
    dimensiones,
  }: {
    readonly cortes: readonly number[];
    readonly codigo: string;
    readonly version: number;
    readonly dimensiones: Dimensiones;
  },
): Promise<readonly PromesaRow[]> {
  const { rows } = await sql<PromesaRow>`
    select p.lugar::int as lugar, count(*)::int as casos, coalesce(sum(p.cumplida), 0)::int as cumplidas
    from cortes_filas f left join lateral unnest(f.partes) with ordinality p (cumplida, lugar) on true
    where f.corte_id = any(${[...cortes]}::int[]) and f.codigo = ${codigo} and f.version = ${version}
      and f.dimensiones @> ${JSON.stringify(dimensiones)}::jsonb
    group by p.lugar order by p.lugar`.execute(database);
  return rows;
}
