import type { DatabaseSchema } from '@marco/database';
import type { EstadoSolicitud, Nivel } from '@marco/solicitudes/terms';
import { type Kysely, sql } from 'kysely';

/** Entidades whose requests are read together. */
const ENTIDADES_POR_PAGINA = 20;

/** A filed request with what happened to it. */
export interface SolicitudAbiertaRow {
  readonly entidadId: number;
  readonly nit: string;
  readonly entidad: string;
  readonly nivel: Nivel;
  /** Month it was filed in: '2026-07'. */
  readonly mes: string;
  readonly estado: EstadoSolicitud;
  readonly cerrada: boolean;
  readonly pasos: readonly {
    readonly desde: EstadoSolicitud;
    readonly hasta: EstadoSolicitud;
    readonly en: string;
    readonly accion: string;
  }[];
  readonly suspensiones: readonly { readonly desde: string; readonly hasta: string | null }[];
}

/** The filed requests of the next entidades. */
export async function listSolicitudesAbiertas(
  database: Kysely<DatabaseSchema>,
  despuesDe: number,
  zona: string,
): Promise<readonly SolicitudAbiertaRow[]> {
  const { rows } = await sql<SolicitudAbiertaRow>`
    with elegidas as (
      select distinct s.entidad_id from solicitudes s where s.entidad_id > ${despuesDe} and s.radicada_en is not null
      order by s.entidad_id limit ${ENTIDADES_POR_PAGINA}
    )
    select e.id as "entidadId", e.nit, e.nombre as entidad, s.nivel::int as nivel,
      to_char(s.radicada_en at time zone ${zona}, 'YYYY-MM') as mes, es.codigo as estado, es.cerrado as cerrada,
      coalesce((select json_agg(json_build_object('desde', d.codigo, 'hasta', h.codigo, 'en', p.created_at, 'accion', p.accion)
          order by p.id)
        from solicitudes_pasos p join estados_solicitud d on d.id = p.desde_id join estados_solicitud h on h.id = p.hasta_id
        where p.solicitud_id = s.id), '[]') as pasos,
      coalesce((select json_agg(json_build_object('desde', u.fecha_desde, 'hasta', u.fecha_hasta) order by u.id)
        from solicitudes_suspensiones u where u.solicitud_id = s.id), '[]') as suspensiones
    from elegidas x join solicitudes s on s.entidad_id = x.entidad_id and s.radicada_en is not null
    join entidades e on e.id = s.entidad_id join estados_solicitud es on es.id = s.estado_id
    order by e.id, s.nivel, mes, s.id`.execute(database);
  return rows;
}
