import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { buildDeElemento, buildDia, buildPeriodo, type ConsultaDeInforme } from './informe.queries.ts';
import type { InformePedido } from './informe-pedido.ts';

type Database = Kysely<DatabaseSchema>;

export interface ValidacionesRow {
  readonly id: number;
  readonly dia: string;
  readonly entidad: string | null;
  readonly elemento: string | null;
  readonly identificador: string | null;
  readonly version: string | null;
  readonly formato: string;
  readonly mensajes: number;
  readonly validos: number;
  readonly errores: number;
  /** Codes of the rules most often broken, the first one most often. */
  readonly reglas: readonly string[];
}

/** Rules a row names. */
const REGLAS = 3;

/** The ministry reads all of it; staff what their entidad checked. */
function buildCondiciones({
  lector,
  texto,
  entidadId,
  formatoMensaje,
  resultado,
  regla,
  conEntidad,
  desde,
  hasta,
}: InformePedido): RawBuilder<SqlBool> {
  const conditions = [buildPeriodo(sql`c.created_at`, { desde, hasta })];
  if (lector.lado !== 'ministerio') conditions.push(sql<SqlBool>`c.entidad_id = ${lector.entidadId}::int`);
  if (entidadId != null) conditions.push(sql<SqlBool>`c.entidad_id = ${entidadId}`);
  if (formatoMensaje) conditions.push(sql<SqlBool>`c.formato = ${formatoMensaje}`);
  if (resultado) conditions.push(sql<SqlBool>`c.resultado = ${resultado}`);
  if (texto) conditions.push(buildDeElemento(sql`c.version_id`, texto));
  if (regla)
    conditions.push(
      sql<SqlBool>`exists (select from validaciones_reglas r where r.validacion_id = c.id and r.regla = ${regla})`,
    );
  if (conEntidad != null) conditions.push(sql<SqlBool>`(c.entidad_id is not null) = ${conEntidad}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/**
 * One row for each day, entidad, version and format. Its id is that of its first validation.
 *
 * @param also keeps only some days, whose validations are named then
 */
function buildGrupos(pedido: InformePedido, also?: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select min(c.id) as id, ${buildDia(sql`c.created_at`)} as dia, c.entidad_id, c.version_id, c.formato,
      sum(c.mensajes)::int as mensajes, coalesce(sum(c.mensajes) filter (where c.resultado = 'valido'), 0)::int as validos,
      sum(c.errores)::int as errores${also === undefined ? sql`` : sql`, array_agg(c.id) as ids`}
    from validaciones c where ${buildCondiciones(pedido)} and ${also ?? sql`true`} group by 2, 3, 4, 5) g`;
}

interface SumasDeValidaciones {
  readonly mensajes: number;
  readonly validos: number;
  readonly errores: number;
}

/** The newest day first. */
export const buildValidaciones = (pedido: InformePedido): ConsultaDeInforme<SumasDeValidaciones> => ({
  desde: buildGrupos(pedido),
  id: sql`g.id`,
  orden: sql`g.dia desc, g.id desc`,
  sumas: sql`coalesce(sum(g.mensajes), 0)::int as mensajes, coalesce(sum(g.validos), 0)::int as validos,
    coalesce(sum(g.errores), 0)::int as errores`,
  grupos: 'g',
});

/** The rows of some groups: only the days of these are looked at again. */
export async function listValidaciones(
  database: Database,
  ids: readonly number[],
  pedido: InformePedido,
): Promise<readonly ValidacionesRow[]> {
  const pedidas = sql`(select x.created_at from validaciones x where x.id = any(${[...ids]}::bigint[]))`;
  const dias = sql`c.created_at >= (select min(p.created_at) - interval '1 day' from ${pedidas} p)
    and c.created_at <= (select max(p.created_at) + interval '1 day' from ${pedidas} p)`;
  const { rows } = await sql<ValidacionesRow>`
    select g.id::float8 as id, g.dia::text as dia, e.nombre as entidad, v.nombre as elemento, el.identificador,
      v.mayor || '.' || v.menor as version, g.formato, g.mensajes, g.validos, g.errores,
      coalesce((select array_agg(r.regla order by r.veces desc, r.regla) from (
        select r.regla, sum(r.cantidad) as veces from validaciones_reglas r where r.validacion_id = any(g.ids)
        group by r.regla order by 2 desc, 1 limit ${sql.lit(REGLAS)}) r), '{}') as reglas
    from ${buildGrupos(pedido, dias)} left join entidades e on e.id = g.entidad_id
    left join elementos_versiones v on v.id = g.version_id left join elementos_de_dato el on el.id = v.elemento_id
    where g.id = any(${[...ids]}::bigint[])`.execute(database);
  return rows;
}
