import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { buildEntidadVisible } from './entidad-visible.queries.ts';
import { buildDeElemento, buildDia, buildPeriodo, type ConsultaDeInforme } from './informe.queries.ts';
import type { InformePedido } from './informe-pedido.ts';

type Database = Kysely<DatabaseSchema>;

export interface DescargasRow {
  readonly id: number;
  readonly dia: string;
  readonly tipo: string;
  readonly elemento: string | null;
  readonly identificador: string | null;
  readonly version: string | null;
  readonly entidad: string | null;
  readonly descargas: number;
}

function buildCondiciones({
  texto,
  tipo,
  entidadId,
  desde,
  hasta,
  lector,
}: InformePedido): RawBuilder<unknown> {
  const conditions = [buildPeriodo(sql`d.created_at`, { desde, hasta })];
  if (tipo) conditions.push(sql`d.tipo = ${tipo}`);
  if (entidadId != null)
    conditions.push(sql`${buildEntidadVisible(sql`d.entidad_id`, lector)} = ${entidadId}`);
  if (texto) conditions.push(buildDeElemento(sql`d.version_id`, texto));
  return sql.join(conditions, sql` and `);
}

/** One row for each day, kind, version and entidad the reader may know of. Its id is that of its first download. */
function buildGrupos(pedido: InformePedido, also: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const entidad = buildEntidadVisible(sql`d.entidad_id`, pedido.lector);
  return sql`(select min(d.id) as id, ${buildDia(sql`d.created_at`)} as dia, d.tipo, d.version_id, ${entidad} as entidad_id,
      count(*)::int as descargas
    from esquemas_descargas d where ${buildCondiciones(pedido)} and ${also} group by 2, 3, 4, 5) g`;
}

interface SumasDeDescargas {
  readonly descargas: number;
  readonly versiones: number;
}

/** The newest day first. */
export const buildDescargas = (pedido: InformePedido): ConsultaDeInforme<SumasDeDescargas> => ({
  desde: buildGrupos(pedido),
  id: sql`g.id`,
  orden: sql`g.dia desc, g.id desc`,
  // Versions are told apart by hashing: `count(distinct …)` would sort every group.
  sumas: sql`coalesce(sum(g.descargas), 0)::int as descargas,
    (select count(v.version_id)::int from (select distinct version_id from g) v) as versiones`,
  grupos: 'g',
});

/** The rows of some groups: only the days of these are looked at again. */
export async function listDescargas(
  database: Database,
  ids: readonly number[],
  pedido: InformePedido,
): Promise<readonly DescargasRow[]> {
  const pedidas = sql`(select x.created_at from esquemas_descargas x where x.id = any(${[...ids]}::bigint[]))`;
  const dias = sql`d.created_at >= (select min(p.created_at) - interval '1 day' from ${pedidas} p)
    and d.created_at <= (select max(p.created_at) + interval '1 day' from ${pedidas} p)
    and ${buildDia(sql`d.created_at`)} in (select ${buildDia(sql`p.created_at`)} from ${pedidas} p)`;
  const { rows } = await sql<DescargasRow>`
    select g.id::float8 as id, g.dia::text as dia, g.tipo, v.nombre as elemento, el.identificador,
      v.mayor || '.' || v.menor as version, e.nombre as entidad, g.descargas
    from ${buildGrupos(pedido, dias)} left join elementos_versiones v on v.id = g.version_id
    left join elementos_de_dato el on el.id = v.elemento_id left join entidades e on e.id = g.entidad_id
    where g.id = any(${[...ids]}::bigint[])`.execute(database);
  return rows;
}
