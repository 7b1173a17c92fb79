import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { likeText } from '@marco/server-kit/database';
import { buildLegibles } from '@marco/solicitudes/port';
import type { EstadoSolicitud, Nivel, TipoSolicitud } from '@marco/solicitudes/terms';
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { buildPeriodo, type ConsultaDeInforme } from './informe.queries.ts';
import type { InformePedido } from './informe-pedido.ts';

type Database = Kysely<DatabaseSchema>;

export interface SolicitudesRow {
  readonly id: number;
  readonly radicado: string | null;
  readonly nivel: Nivel;
  readonly tipo: TipoSolicitud;
  readonly servicio: string;
  readonly version: string | null;
  readonly entidadId: number;
  readonly entidad: string;
  readonly nit: string;
  readonly estado: EstadoSolicitud;
  readonly conceptoPendiente: boolean;
  readonly publicada: boolean;
  readonly radicada: Date | null;
  readonly vence: string | null;
  readonly cierre: Date | null;
  readonly certificado: string | null;
  readonly devoluciones: number;
  readonly pasos: readonly {
    readonly desde: EstadoSolicitud;
    readonly hasta: EstadoSolicitud;
    readonly en: string;
    readonly accion: string;
  }[];
  readonly suspensiones: readonly { readonly desde: string; readonly hasta: string | null }[];
}

/** Open, and its day is over. */
export const buildVencida = () =>
  sql<SqlBool>`(not es.cerrado and s.fecha_vencimiento < ${toColombianDay(new Date())}::date)`;
const deEntidad = (condition: RawBuilder<unknown>) =>
  sql<SqlBool>`s.entidad_id in (select id from entidades where ${condition})`;

/** The requests of the list this reader has. */
function buildDesde(pedido: InformePedido): RawBuilder<unknown> {
  const { lector, texto, nivel, tipo, estado, entidadId, desde, hasta, vencidas } = pedido;
  const { sectorId, ordenId, departamentoCodigo } = pedido;
  const lado = lector.lado === 'publico' ? 'entidad' : lector.lado;
  const conditions: Expression<SqlBool>[] = [
    buildLegibles({ lado, entidadId: lector.entidadId }),
    buildPeriodo(sql`s.radicada_en`, { desde, hasta }),
  ];
  if (texto) conditions.push(likeText(sql`s.texto_de_busqueda`, texto));
  if (nivel != null) conditions.push(sql<SqlBool>`s.nivel = ${nivel}`);
  if (tipo) conditions.push(sql<SqlBool>`s.tipo = ${tipo}`);
  if (estado) conditions.push(sql<SqlBool>`es.codigo = ${estado}`);
  if (entidadId != null) conditions.push(sql<SqlBool>`s.entidad_id = ${entidadId}`);
  if (sectorId != null) conditions.push(deEntidad(sql`sector_id = ${sectorId}`));
  if (ordenId != null) conditions.push(deEntidad(sql`orden_id = ${ordenId}`));
  if (departamentoCodigo) conditions.push(deEntidad(sql`departamento_codigo = ${departamentoCodigo}`));
  if (vencidas) conditions.push(buildVencida());
  return sql`solicitudes s join estados_solicitud es on es.id = s.estado_id where ${sql.join(conditions, sql` and `)}`;
}

interface SumasDeSolicitudes {
  readonly abiertas: number;
  readonly vencidas: number;
}

/** The latest first; how many are open, and how many of those are late. */
export const buildSolicitudesReportadas = (pedido: InformePedido): ConsultaDeInforme<SumasDeSolicitudes> => ({
  desde: buildDesde(pedido),
  id: sql`s.id`,
  orden: sql`s.created_at desc, s.id`,
  sumas: sql`(count(*) filter (where not es.cerrado))::int as abiertas,
    (count(*) filter (where ${buildVencida()}))::int as vencidas`,
});

export async function listSolicitudes(
  database: Database,
  ids: readonly number[],
): Promise<readonly SolicitudesRow[]> {
  const { rows } = await sql<SolicitudesRow>`
    select s.id, s.radicado, s.nivel, s.tipo, s.servicio_nombre as servicio, e.id as "entidadId", e.nombre as entidad, e.nit,
      es.codigo as estado, s.radicada_en as radicada, s.fecha_vencimiento::text as vence, s.cerrada_en as cierre,
      (select v.mayor || '.' || v.menor from servicios_versiones v
        where v.solicitud_id = s.id or v.id = n.servicio_version_id order by v.id desc limit 1) as version,
      (select k.numero from certificados k where k.solicitud_id = s.id order by k.id desc limit 1) as certificado,
      coalesce((select p.accion = 'verificar' from solicitudes_pasos p where p.solicitud_id = s.id
        and p.accion in ('verificar', 'conceptuar') order by p.id desc limit 1), false) as "conceptoPendiente",
      coalesce((select v.estado = 'publicada' from servicios_versiones v where v.id = n.servicio_version_id), false) as publicada,
      (select count(*)::int from solicitudes_pasos p where p.solicitud_id = s.id and p.accion = 'devolver') as devoluciones,
      coalesce((select json_agg(json_build_object('desde', d.codigo, 'hasta', h.codigo, 'en', p.created_at, 'accion', p.accion)
        order by p.id) from solicitudes_pasos p join estados_solicitud d on d.id = p.desde_id
        join estados_solicitud h on h.id = p.hasta_id where p.solicitud_id = s.id), '[]') as pasos,
      coalesce((select json_agg(json_build_object('desde', u.fecha_desde, 'hasta', u.fecha_hasta) order by u.id)
        from solicitudes_suspensiones u where u.solicitud_id = s.id), '[]') as suspensiones
    from solicitudes s join estados_solicitud es on es.id = s.estado_id join entidades e on e.id = s.entidad_id
    left join solicitudes_nivel_tres n on n.solicitud_id = s.id
    where s.id = any(${[...ids]}::int[])`.execute(database);
  return rows;
}
