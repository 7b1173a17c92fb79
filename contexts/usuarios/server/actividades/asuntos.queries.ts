import type { DatabaseSchema } from '@marco/database';
import { type AliasableExpression, type Kysely, sql } from 'kysely';
import type { GrupoAsunto } from '../../contract/asunto.terms.ts';
import type { CorteDeAsuntos } from '../../rules/actividades/corte.ts';

type Database = Kysely<DatabaseSchema>;

/** A matter that waits: its record, since when, and its last day. */
export interface AsuntoEnEspera {
  readonly id: number;
  readonly desde: Date;
  readonly vence: string | null;
}

/** The matters of one kind, as rows of three columns: nobody reads more of those that are not shown. */
export type BuildAsuntos = (database: Database) => AliasableExpression<AsuntoEnEspera>;

/** A matter in its group, with how many stand in that group. */
export interface AsuntoEnGrupo extends AsuntoEnEspera {
  readonly grupo: GrupoAsunto;
  readonly total: number;
  /** Since when the newest of the whole kind waits. */
  readonly mas_reciente: Date;
}

/** The first matters of each group, by their last day. */
export async function listPorGrupo(
  database: Database,
  buildAsuntos: BuildAsuntos,
  { hoy, finDeSemana }: CorteDeAsuntos,
  porGrupo: number,
): Promise<readonly AsuntoEnGrupo[]> {
  const { rows } = await sql<AsuntoEnGrupo>`select id, desde, vence, grupo, total, mas_reciente from (
      select a.id, a.desde, to_char(a.vence, 'YYYY-MM-DD') as vence, g.grupo, max(a.desde) over () as mas_reciente,
        count(*) over (partition by g.grupo)::int as total,
        row_number() over (partition by g.grupo order by a.vence, a.desde, a.id) as lugar
      from ${buildAsuntos(database)} as a cross join lateral (select case
        when a.vence < ${hoy}::date then 'vencido' when a.vence = ${hoy}::date then 'hoy'
        when a.vence <= ${finDeSemana}::date then 'semana' else 'despues' end as grupo) as g) as r
    where lugar <= ${porGrupo} order by r.vence, r.desde, r.id`.execute(database);
  return rows;
}

/** How many matters wait, and since when. */
export async function countAsuntos(database: Database, buildAsuntos: BuildAsuntos) {
  const { rows } = await sql<{ cantidad: number; masAntigua: Date | null; masReciente: Date | null }>`
    select count(*)::int as cantidad, min(a.desde) as "masAntigua", max(a.desde) as "masReciente"
    from ${buildAsuntos(database)} as a`.execute(database);
  return rows[0] ?? { cantidad: 0, masAntigua: null, masReciente: null };
}

/**
 * How many matters of several kinds wait together. Their moments are not looked at: most kinds are counted along an index
 * then, and all of them in one statement.
 */
export async function countJuntos(database: Database, tipos: readonly BuildAsuntos[]): Promise<number> {
  if (tipos.length === 0) return 0;
  const cuentas = tipos.map((buildAsuntos) => sql`(select count(*) from ${buildAsuntos(database)} as a)`);
  const { rows } = await sql<{
    total: number;
  }>`select (${sql.join(cuentas, sql` + `)})::int as total`.execute(database);
  return rows[0]?.total ?? 0;
}
