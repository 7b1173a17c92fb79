import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** The rows of a report, not yet read. */
export interface ConsultaDeInforme {
  /** Tables and conditions. */
  readonly desde: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly orden: RawBuilder<unknown>;
}

/** Every id in the order of the report. */
export const ordenarConsulta = ({ desde, id, orden }: ConsultaDeInforme): RawBuilder<{ id: number }> =>
  sql<{ id: number }>`select ${id} as id from ${desde} order by ${orden}`;

/** The ids of a page, and how many rows there are. */
export async function listPagina(
  database: Database,
  consulta: ConsultaDeInforme,
  { pagina, tamano }: { readonly pagina: number; readonly tamano: number },
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const { desde, id, orden } = consulta;
  const [{ rows }, counted] = await Promise.all([
    sql<{ id: number }>`select (${id})::float8 as id from ${desde} order by ${orden}
      limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(database),
    sql<{ total: number }>`select count(*)::int as total from ${desde}`.execute(database),
  ]);
  return { ids: rows.map((row) => row.id), total: counted.rows[0]?.total ?? 0 };
}

/** Whether a moment is of the days asked for, both of them too; days are of the country. */
export function buildPeriodo(
  momento: RawBuilder<unknown>,
  {
    desde,
    hasta,
  }: { readonly desde?: string | null | undefined; readonly hasta?: string | null | undefined },
): RawBuilder<SqlBool> {
  // Colombia has no other hour in summer.
  const startOf = (dia: string, days: number) =>
    sql`((${dia}::date + ${sql.lit(days)})::timestamp at time zone ${sql.lit(ZONE.name)})`;
  const conditions = [sql<SqlBool>`true`];
  if (desde) conditions.push(sql<SqlBool>`${momento} >= ${startOf(desde, 0)}`);
  if (hasta) conditions.push(sql<SqlBool>`${momento} < ${startOf(hasta, 1)}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** The day of the country a moment is of. */
export const buildDia = (momento: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${momento} at time zone ${sql.lit(ZONE.name)})::date`;
