import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { LIMITES_EXPLORADOR, SIN_VALOR } from '../../contract/explorador.terms.ts';
import type { ExploracionDecidida } from '../../rules/explorador/choose-exploracion.ts';
import type { AlcanceDeConjunto, FuenteDeConjunto } from './fuente-de-conjunto.ts';

type Database = Kysely<DatabaseSchema>;

/** A group by its keys, with what is counted in it. */
export interface GrupoRow {
  readonly claves: readonly string[];
  readonly valores: readonly (number | null)[];
}

/** The groups of a set, one more than there may be at most, and the same over every record. */
export interface GruposLeidos {
  readonly grupos: readonly GrupoRow[];
  readonly totales: readonly (number | null)[];
  readonly ultima: Date | null;
}

/** Names of the columns of the answer: of their places, never of what is asked. */
const CLAVES = ['k0', 'k1', 'k2'] as const;
const VALORES = ['v0', 'v1'] as const;
type Leida = Readonly<Record<(typeof CLAVES)[number], string | null>> &
  Readonly<Record<(typeof VALORES)[number], number | null>> & { readonly ultima: Date | null };

/** A statement of the source by a declared code. */
function getDeclarada(statements: Readonly<Record<string, RawBuilder<unknown>>>, codigo: string) {
  const statement = Object.hasOwn(statements, codigo) ? statements[codigo] : undefined;
  if (statement === undefined)
    throw new Error(`a set declares ${codigo} and its source has no statement for it`);
  return statement;
}

/** Groups and total in one pass. Everything between the words is declared; what was asked are parameters alone. */
export async function readGrupos(
  database: Database,
  fuente: FuenteDeConjunto,
  { dimensiones, medidas, filtros }: ExploracionDecidida,
  alcance: AlcanceDeConjunto,
): Promise<GruposLeidos> {
  const desde = await fuente.buildDesde(database, alcance);
  const toClave = (codigo: string) =>
    sql<string>`coalesce((${getDeclarada(fuente.claves, codigo)})::text, ${sql.lit(SIN_VALOR)})`;
  const conditions = [
    fuente.buildPeriodo(alcance),
    ...filtros.map(
      ({ dimension, valores }) => sql<SqlBool>`${toClave(dimension.codigo)} = any(${[...valores]}::text[])`,
    ),
  ];
  const columns = [
    ...dimensiones.map(({ codigo }, at) => sql`${toClave(codigo)} as ${sql.ref(CLAVES[at] ?? '')}`),
    ...medidas.map(
      ({ codigo }, at) =>
        sql`(${getDeclarada(fuente.medidas, codigo)})::float8 as ${sql.ref(VALORES[at] ?? '')}`,
    ),
    sql`${fuente.ultima ?? sql`null::timestamptz`} as ultima`,
  ];
  const places = dimensiones.map((_, at) => sql.lit(at + 1));
  const { rows } =
    await sql<Leida>`select ${sql.join(columns)} from ${desde} and ${sql.join(conditions, sql` and `)}
    group by grouping sets ((${sql.join(places)}), ()) limit ${sql.lit(LIMITES_EXPLORADOR.grupos + 2)}`.execute(
      database,
    );
  const toValores = (row: Leida | undefined) => medidas.map((_, at) => row?.[VALORES[at] ?? 'v0'] ?? null);
  // A key is a text in every group: only the total has none.
  const total = rows.find(({ k0 }) => k0 === null);
  return {
    grupos: rows
      .filter((row) => row !== total)
      .map((row) => ({
        claves: dimensiones.map((_, at) => row[CLAVES[at] ?? 'k0'] ?? SIN_VALOR),
        valores: toValores(row),
      })),
    totales: toValores(total),
    ultima: total?.ultima ?? null,
  };
}

/** Reads with a time-out of its own. What runs in a transaction already keeps that of the transaction. */
export function readWithin<Answer>(
  database: Database,
  milliseconds: number,
  read: (trx: Database) => Promise<Answer>,
): Promise<Answer> {
  if (database.isTransaction) return read(database);
  return database
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx: Transaction<DatabaseSchema>) => {
      await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(trx);
      return read(trx);
    });
}
