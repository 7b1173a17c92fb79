import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { TAMANO_CANAL } from '../../contract/formatos.terms.ts';
import type { TipoCambioDirectorio } from '../../contract/suscripciones.terms.ts';

type Database = Kysely<DatabaseSchema>;

export interface EventoDirectorioRow {
  readonly id: number;
  readonly tipo: TipoCambioDirectorio;
  readonly nivel: number | null;
  readonly momento: Date;
  readonly servicioId: number;
  readonly servicio: string;
  readonly parteEntidad: string;
  readonly parteServicio: string;
  readonly entidadId: number;
  readonly entidad: string;
  readonly version: string | null;
  readonly fechaRetiro: string | null;
  readonly sucesora: string | null;
}

/** What a feed is narrowed to; all that is given must hold. */
export interface FiltroCanal {
  readonly servicio?: number | undefined;
  readonly elemento?: number | undefined;
  readonly entidad?: number | undefined;
}

function selectEventos(cuales: RawBuilder<unknown>): RawBuilder<EventoDirectorioRow> {
  return sql<EventoDirectorioRow>`
    select n.id, c.tipo, c.nivel, c.registrado_en as momento, s.id as "servicioId", s.nombre as servicio, d.entidad as "parteEntidad",
      d.servicio as "parteServicio", e.id as "entidadId", e.nombre as entidad, v.mayor || '.' || v.menor as version,
      c.fecha_retiro::text as "fechaRetiro", w.mayor || '.' || w.menor as sucesora
    from directorio_eventos n
    join directorio_cambios c on c.id = n.cambio_id
    join directorio_servicios ds on ds.servicio_id = c.servicio_id
    join servicios s on s.id = ds.servicio_id
    join directorio_direcciones d on d.servicio_id = s.id and d.vigente
    join entidades e on e.id = s.entidad_id
    left join servicios_versiones v on v.id = c.version_id
    left join servicios_versiones w on w.id = c.sucesora_id
    ${cuales}`;
}

/** Events after a number, the earliest first; one more than asked for tells that there are more. */
export async function listEventosDesde(
  database: Database,
  desde: number,
  limite: number,
): Promise<readonly EventoDirectorioRow[]> {
  const { rows } = await selectEventos(
    sql`where n.id > ${desde}::bigint order by n.id limit ${limite + 1}`,
  ).execute(database);
  return rows;
}

/** Numbers of the events a feed has, the last first. */
function selectNumeros({ servicio, elemento, entidad }: FiltroCanal): RawBuilder<unknown> {
  const conditions = [
    ...(servicio === undefined ? [] : [sql`ds.servicio_id = ${servicio}::int`]),
    ...(entidad === undefined ? [] : [sql`ds.entidad_id = ${entidad}::int`]),
    ...(elemento === undefined
      ? []
      : [sql`(ds.pide @> array[${elemento}::int] or ds.entrega @> array[${elemento}::int])`]),
  ];
  if (conditions.length === 0)
    return sql`select n.id from directorio_eventos n join directorio_cambios c on c.id = n.cambio_id
      join directorio_servicios ds on ds.servicio_id = c.servicio_id`;
  // Whose they are first: walking back from the last event would pass all others where these are few.
  return sql`with suyos as materialized (
      select n.id from directorio_cambios c join directorio_eventos n on n.cambio_id = c.id
      where c.servicio_id = any(array(
        select ds.servicio_id from directorio_servicios ds where ${sql.join(conditions, sql` and `)}))
    ) select n.id from suyos n`;
}

/** One page of the events, the last first, and whether there is more. */
export async function listPaginaDeEventos(
  database: Database,
  filtro: FiltroCanal,
  pagina: number,
): Promise<{ readonly eventos: readonly EventoDirectorioRow[]; readonly hayMas: boolean }> {
  const { rows } = await selectEventos(
    sql`where n.id in (${selectNumeros(filtro)}
        order by n.id desc limit ${TAMANO_CANAL + 1} offset ${TAMANO_CANAL * (pagina - 1)})
      order by n.id desc`,
  ).execute(database);
  return { eventos: rows.slice(0, TAMANO_CANAL), hayMas: rows.length > TAMANO_CANAL };
}

/** What a feed is about, by name; undefined where one of them is not there for everybody. */
export async function findNombresDeCanal(
  database: Database,
  { servicio, elemento, entidad }: FiltroCanal,
): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ nombre: string }>`
    select nombre from (
      select 1 as lugar, s.nombre from servicios s where s.id = ${servicio ?? null}::int and s.activo
      union all
      select 2, v.nombre from (
        select v.nombre from elementos_versiones v
        where v.elemento_id = ${elemento ?? null}::int and v.estado in ('incorporado', 'historico', 'caducado')
        order by v.estado = 'incorporado' desc, v.mayor desc, v.menor desc limit 1) v
      union all
      select 3, e.nombre from entidades e where e.id = ${entidad ?? null}::int and e.activa
    ) n order by lugar`.execute(database);
  const asked = [servicio, elemento, entidad].filter((id) => id !== undefined);
  return rows.length === asked.length ? rows.map(({ nombre }) => nombre) : undefined;
}
