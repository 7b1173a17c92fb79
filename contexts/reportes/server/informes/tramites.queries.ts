import type { DatabaseSchema } from '@marco/database';
import { likeText, spanishOrder } from '@marco/server-kit/database';
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConsultaDeInforme } from './informe.queries.ts';
import type { InformePedido } from './informe.ts';

type Database = Kysely<DatabaseSchema>;

export interface TramitesRow {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly entidad: string;
  readonly nivelDigital: number | null;
  readonly servicios: number;
}

function buildDesde({ texto, entidadId, sectorId, nivelDigital }: InformePedido): RawBuilder<unknown> {
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`t.activo`];
  if (texto)
    conditions.push(
      sql<SqlBool>`(t.codigo = upper(${texto}) or ${likeText(sql`t.nombre_de_busqueda`, texto)})`,
    );
  if (entidadId != null) conditions.push(sql<SqlBool>`t.entidad_id = ${entidadId}`);
  if (sectorId != null)
    conditions.push(sql<SqlBool>`t.entidad_id in (select id from entidades where sector_id = ${sectorId})`);
  if (nivelDigital != null) conditions.push(sql<SqlBool>`t.nivel_digital = ${nivelDigital}`);
  return sql`tramites t where ${sql.join(conditions, sql` and `)}`;
}

/** By name. */
export const buildTramites = (pedido: InformePedido): ConsultaDeInforme => ({
  desde: buildDesde(pedido),
  id: sql`t.id`,
  orden: sql`${spanishOrder('t.nombre')}, t.id`,
});

export async function listTramites(
  database: Database,
  ids: readonly number[],
): Promise<readonly TramitesRow[]> {
  const { rows } = await sql<TramitesRow>`
    select t.id, t.codigo, t.nombre, e.nombre as entidad, t.nivel_digital as "nivelDigital",
      (select count(distinct s.servicio_id)::int from tramites_servicios s where s.tramite_id = t.id) as servicios
    from tramites t join entidades e on e.id = t.entidad_id where t.id = any(${[...ids]}::int[])`.execute(
    database,
  );
  return rows;
}

/** How many trámites of the filter there are, and how many use a servicio. */
export async function countTramites(database: Database, pedido: InformePedido) {
  const { rows } = await sql<{ tramites: number; conServicio: number }>`
    select count(*)::int as tramites,
      (count(*) filter (where exists (select from tramites_servicios s where s.tramite_id = t.id)))::int as "conServicio"
    from ${buildDesde(pedido)}`.execute(database);
  return rows[0] ?? { tramites: 0, conServicio: 0 };
}
