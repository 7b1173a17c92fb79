import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { likeText } from '@marco/server-kit/database';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** The rows of a report, not yet read, and what is added up over all of them. */
export interface ConsultaDeInforme<Sumas> {
  /** Tables and conditions. */
  readonly desde: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly orden: RawBuilder<unknown>;
  /** Columns of a select over every row. */
  readonly sumas: RawBuilder<Sumas>;
  /** What `desde` calls its groups, where its rows are groups of others: those are added up once for all that is asked. */
  readonly grupos?: string;
}

/** Which page of a report. */
export interface CualPagina {
  readonly pagina: number;
  readonly tamano: number;
}

/** The ids of a page, how many rows there are and what they add up to. */
export interface PaginaDeInforme<Sumas> {
  readonly ids: readonly number[];
  readonly total: number;
  readonly sumas: Sumas;
}

/** Every id in the order of the report. */
export const buildOrdenados = ({
  desde,
  id,
  orden,
}: ConsultaDeInforme<unknown>): RawBuilder<{ id: number }> =>
  sql<{ id: number }>`select ${id} as id from ${desde} order by ${orden}`;

/** The ids of a page, and the sums in the statement that counts. */
export async function readPagina<Sumas extends object>(
  database: Database,
  { desde, id, orden, sumas, grupos }: ConsultaDeInforme<Sumas>,
  { pagina, tamano }: CualPagina,
): Promise<PaginaDeInforme<Sumas>> {
  const limite = sql`limit ${tamano} offset ${tamano * (pagina - 1)}`;
  if (grupos !== undefined) {
    const nombre = sql.ref(grupos);
    const { rows } = await sql<Sumas & { total: number; ids: readonly number[] }>`
      with ${nombre} as materialized (select * from ${desde})
      select count(*)::int as total, ${sumas},
        array(select (${id})::float8 from ${nombre} order by ${orden} ${limite}) as ids from ${nombre}`.execute(
      database,
    );
    const row = getRow(rows);
    return { ids: row.ids, total: row.total, sumas: row };
  }
  const [{ rows }, added] = await Promise.all([
    sql<{ id: number }>`select (${id})::float8 as id from ${desde} order by ${orden} ${limite}`.execute(
      database,
    ),
    sql<Sumas & { total: number }>`select count(*)::int as total, ${sumas} from ${desde}`.execute(database),
  ]);
  const row = getRow(added.rows);
  return { ids: rows.map((one) => one.id), total: row.total, sumas: row };
}

function getRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('sums over every row are one row');
  return row;
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

/** Whether a version is of an element whose texts have some letters in them. */
export const buildDeElemento = (version: RawBuilder<unknown>, texto: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${version} in (
    select t.version_id from elementos_textos t where ${likeText(sql`t.texto_de_busqueda`, texto)})`;

/** The day of the country a moment is of. */
export const buildDia = (momento: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${momento} at time zone ${sql.lit(ZONE.name)})::date`;
