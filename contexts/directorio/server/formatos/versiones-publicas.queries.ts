import { buildVigenteHoy } from '@marco/certificados/port';
import type { DatabaseSchema } from '@marco/database';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** A servicio of the directory with one of its versions; of one without a public version, what is of the version is null. */
export interface VersionPublicaRow {
  readonly servicioId: number;
  readonly servicio: string;
  readonly descripcion: string;
  readonly oid: string | null;
  /** Both parts of the address of its page. */
  readonly parteEntidad: string;
  readonly parteServicio: string;
  readonly entidadId: number;
  readonly entidad: string;
  readonly sigla: string | null;
  readonly nit: string;
  readonly sitioWeb: string | null;
  /** Name of its public state. */
  readonly estadoServicio: string;
  readonly acceso: string;
  readonly numero: string | null;
  readonly estado: EstadoVersionServicio | null;
  readonly desde: Date | null;
  /** The version it changes, where that is public too. */
  readonly anterior: string | null;
  /** Names of the elements its messages carry. */
  readonly elementos: readonly string[];
  /** Those in force, the lowest level first. */
  readonly certificados: readonly {
    readonly numero: string;
    readonly codigo: string;
    readonly nivel: number;
  }[];
}

/** Servicios in memory at a time. */
const GRUPO = 100;

/** The public versions of every servicio of the directory, a group of servicios at a time, in the order they were filed. */
export async function* listVersionesPublicas(
  database: Database,
): AsyncGenerator<readonly VersionPublicaRow[]> {
  let despuesDe = 0;
  while (true) {
    const { rows } = await sql<VersionPublicaRow>`
      with elegidos as materialized (
        select servicio_id, acceso from directorio_servicios where servicio_id > ${despuesDe}
        order by servicio_id limit ${GRUPO}
      )
      select s.id as "servicioId", s.nombre as servicio, s.descripcion, o.oid, d.entidad as "parteEntidad",
        d.servicio as "parteServicio", e.id as "entidadId", e.nombre as entidad, e.sigla, e.nit, e.sitio_web as "sitioWeb",
        es.nombre as "estadoServicio", c.acceso, v.mayor || '.' || v.menor as numero, v.estado, v.estandarizada_en as desde,
        (select b.mayor || '.' || b.menor from servicios_versiones b
          where b.id = v.base_version_id and b.estado <> 'en-elaboracion') as anterior,
        coalesce((select array_agg(distinct ev.nombre collate "C" order by ev.nombre collate "C")
          from servicios_operaciones op
          join servicios_mensajes m on m.operacion_id = op.id
          join servicios_mensajes_campos f on f.mensaje_id = m.id
          join elementos_versiones ev on ev.id = f.elemento_version_id
            and ev.estado in ('incorporado', 'historico', 'caducado')
          where op.version_id = v.id), '{}') as elementos,
        coalesce((select jsonb_agg(jsonb_build_object('numero', x.numero, 'codigo', x.codigo, 'nivel', x.nivel)
            order by x.nivel, x.id)
          from certificados x where x.servicio_version_id = v.id and ${buildVigenteHoy('x')}), '[]') as certificados
      from elegidos c
      join servicios s on s.id = c.servicio_id
      join directorio_direcciones d on d.servicio_id = s.id and d.vigente
      join entidades e on e.id = s.entidad_id
      join estados_servicio es on es.id = s.estado_servicio_id
      left join oid_nodos o on o.tipo = 'servicio' and o.objeto_id = s.id and o.estado = 'activo'
      left join servicios_versiones v on v.servicio_id = s.id and v.estado <> 'en-elaboracion'
      order by s.id, v.mayor, v.menor`.execute(database);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last) return;
    despuesDe = last.servicioId;
  }
}

/** A page of a servicio, for who lists the pages of the site. */
interface PaginaPublicaRow {
  readonly servicioId: number;
  readonly parteEntidad: string;
  readonly parteServicio: string;
  readonly actualizado: Date;
}

/** Pages of the servicios whose id lies between two, a group at a time. */
export async function* listPaginasPublicas(
  database: Database,
  { despuesDe, hasta }: { readonly despuesDe: number; readonly hasta: number },
): AsyncGenerator<readonly PaginaPublicaRow[]> {
  let last = despuesDe;
  while (true) {
    const { rows } = await sql<PaginaPublicaRow>`
      select c.servicio_id as "servicioId", d.entidad as "parteEntidad", d.servicio as "parteServicio", c.actualizado_en as actualizado
      from directorio_servicios c join directorio_direcciones d on d.servicio_id = c.servicio_id and d.vigente
      where c.servicio_id > ${last} and c.servicio_id <= ${hasta}
      order by c.servicio_id limit 1000`.execute(database);
    if (rows.length > 0) yield rows;
    const row = rows.at(-1);
    if (!row) return;
    last = row.servicioId;
  }
}

/** The highest id of a servicio of the directory; 0 where there is none. */
export async function findUltimoServicio(database: Database): Promise<number> {
  const { rows } = await sql<{ ultimo: number | null }>`
    select max(servicio_id) as ultimo from directorio_servicios`.execute(database);
  return rows[0]?.ultimo ?? 0;
}
