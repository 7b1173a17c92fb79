import type { DatabaseSchema } from '@marco/database';
import { likeText, spanishOrder } from '@marco/server-kit/database';
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConsultaDeInforme } from './informe.queries.ts';
import type { InformePedido } from './informe-pedido.ts';

type Database = Kysely<DatabaseSchema>;

export interface TramitesRow {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly entidad: string;
  readonly nivelDigital: number | null;
  readonly servicios: number;
}

export const CON_SERVICIO = sql<SqlBool>`exists (select from tramites_servicios u where u.tramite_id = t.id)`;

function buildDesde({
  texto,
  entidadId,
  sectorId,
  nivelDigital,
  conUso,
}: InformePedido): RawBuilder<unknown> {
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`t.activo`];
  if (texto)
    conditions.push(
      sql<SqlBool>`(t.codigo = upper(${texto}) or ${likeText(sql`t.nombre_de_busqueda`, texto)})`,
    );
  if (entidadId != null) conditions.push(sql<SqlBool>`t.entidad_id = ${entidadId}`);
  if (sectorId != null)
    conditions.push(sql<SqlBool>`t.entidad_id in (select id from entidades where sector_id = ${sectorId})`);
  if (nivelDigital != null) conditions.push(sql<SqlBool>`t.nivel_digital = ${nivelDigital}`);
  if (conUso != null) conditions.push(conUso ? CON_SERVICIO : sql<SqlBool>`not ${CON_SERVICIO}`);
  return sql`tramites t where ${sql.join(conditions, sql` and `)}`;
}

interface SumasDeTramites {
  readonly conServicio: number;
}

/** By name; how many use a servicio. */
export const buildTramites = (pedido: InformePedido): ConsultaDeInforme<SumasDeTramites> => ({
  desde: buildDesde(pedido),
  id: sql`t.id`,
  orden: sql`${spanishOrder('t.nombre')}, t.id`,
  sumas: sql`(count(*) filter (where ${CON_SERVICIO}))::int as "conServicio"`,
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
