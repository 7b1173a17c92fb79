import { type RawBuilder, sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';
import { containsText, spanishOrder } from '../database/search-text.ts';
import type { ListQuery, RowId, Suggestion } from './collection-store.ts';
import { describeUses, type Use } from './describe-uses.ts';

/** Records of a table that refer to a row by one of its columns. */
export interface TableUse extends Use {
  readonly table: string;
  readonly column: string;
}

/** Where the rows of a collection come from. */
export interface TableRows {
  /** A select that answers the fields of a row, by their names on the wire, `id`, `nombre` and `activo` among them. */
  readonly rows: RawBuilder<unknown>;
  readonly uses: readonly TableUse[];
  /** Fields a search looks into. */
  readonly search: readonly string[];
  /** Fields ordered as numbers; all others as Spanish text. */
  readonly numbers?: readonly string[];
}

type Stored<Row> = Omit<Row, 'usos' | 'usadoPor'> & { readonly conteos: readonly number[] };

const MOST_SUGGESTIONS = 5;

function selectRows({ rows, uses }: TableRows): RawBuilder<unknown> {
  const counts = uses.map(
    ({ table, column }) =>
      sql`(select count(*)::int from ${sql.table(table)} u where u.${sql.ref(column)} = f.id)`,
  );
  return sql`select f.*, array[${sql.join(counts)}]::int[] as conteos from (${rows}) f`;
}

function present<Row>({ uses }: TableRows, { conteos, ...row }: Stored<Row>): Row {
  const usos = conteos.reduce((sum, count) => sum + count, 0);
  return { ...row, usos, usadoPor: describeUses(uses, conteos) } as Row;
}

function orderOf({ numbers = [] }: TableRows, field: string): RawBuilder<unknown> {
  return numbers.includes(field) ? sql`${sql.ref(`f.${field}`)}` : sql`${spanishOrder(`f.${field}`)}`;
}

/** Rows that hold the text, one page of them or all, and how many there are. */
export async function listRows<Row>(
  database: AnyKysely,
  source: TableRows,
  { texto, activo, pagina, tamano, ordenarPor, descendente }: ListQuery,
): Promise<{ readonly filas: readonly Row[]; readonly total: number }> {
  const conditions = [
    ...(texto
      ? [
          sql`(${sql.join(
            source.search.map((field) => containsText(`f.${field}`, texto)),
            sql` or `,
          )})`,
        ]
      : []),
    ...(activo ? [sql`f.activo = ${activo === 'true'}`] : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const direction = descendente === 'true' ? sql`desc` : sql`asc`;
  const limit = tamano === undefined ? sql`` : sql`limit ${tamano} offset ${tamano * (pagina - 1)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Stored<Row>>`${selectRows(source)} ${where}
      order by ${orderOf(source, ordenarPor)} ${direction}, f.id ${limit}`.execute(database),
    sql<{ total: number }>`select count(*)::int as total from (${source.rows}) f ${where}`.execute(database),
  ]);
  return { filas: rows.map((row) => present<Row>(source, row)), total: counted.rows[0]?.total ?? 0 };
}

/** One row with the records that use it. */
export async function findRow<Row>(
  database: AnyKysely,
  source: TableRows,
  id: RowId,
): Promise<Row | undefined> {
  const { rows } = await sql<Stored<Row>>`${selectRows(source)} where f.id = ${id}`.execute(database);
  return rows[0] && present<Row>(source, rows[0]);
}

/** The five active rows a text finds, in the order of their names: those that begin with it first. */
export async function suggestRows(
  database: AnyKysely,
  source: TableRows,
  keyword: string,
): Promise<readonly Suggestion[]> {
  const matches = sql.join(
    source.search.map((field) => containsText(`f.${field}`, keyword)),
    sql` or `,
  );
  const { rows } = await sql<Suggestion>`select f.id, f.nombre from (${source.rows}) f
    where f.activo and (${matches})
    order by (texto_busqueda(f.nombre) like texto_busqueda(${keyword}) || '%') desc, ${spanishOrder('f.nombre')}, f.id
    limit ${MOST_SUGGESTIONS}`.execute(database);
  return rows;
}
