import { buildEstadoDelDia, buildVigenteHoy } from '@marco/certificados/port';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { toMomentoPublicado } from './momento.queries.ts';
import { FILAS_POR_PAGINA, type FilaConClave } from './read-por-clave.ts';

type Database = Kysely<DatabaseSchema>;

/** Public versions of the servicios of the directory. */
export async function listVersionesAbiertas(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    select v.id as clave, e.nit, e.nombre as entidad, s.id as servicio, s.nombre, s.descripcion, o.oid as oid_servicio,
      es.nombre as estado_servicio, d.acceso, v.mayor || '.' || v.menor as version, p.oid as oid_version,
      v.estado as estado_version, ${toMomentoPublicado('v.estandarizada_en')} as estandarizada,
      (select max(c.nivel)::int from certificados c where c.servicio_version_id = v.id and ${buildVigenteHoy('c')})
        as nivel_certificado,
      v.fecha_retiro::text as fecha_retiro
    from servicios_versiones v join directorio_servicios d on d.servicio_id = v.servicio_id
    join servicios s on s.id = v.servicio_id join entidades e on e.id = s.entidad_id
    join estados_servicio es on es.id = s.estado_servicio_id
    left join oid_nodos o on o.tipo = 'servicio' and o.objeto_id = s.id and o.estado = 'activo'
    left join pasaportes p on p.version_id = v.id
    where v.id > ${despuesDe} and v.estado <> 'en-elaboracion' order by v.id limit ${FILAS_POR_PAGINA}`.execute(
    database,
  );
  return rows;
}

/** Certificates as their public page tells them, without why somebody changed their state. */
export async function listCertificadosAbiertos(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    select c.id as clave, c.numero, c.codigo, c.nivel, ${buildEstadoDelDia('c')} as estado,
      ${toMomentoPublicado('c.estado_desde')} as estado_desde, c.servicio_id as servicio,
      c.servicio_nombre as nombre_servicio, v.mayor || '.' || v.menor as version, e.nit, e.nombre as entidad, c.radicado,
      ${toMomentoPublicado('c.expedido_en')} as expedido, c.valido_hasta::text as valido_hasta
    from certificados c join entidades e on e.id = c.entidad_id left join servicios_versiones v on v.id = c.servicio_version_id
    where c.id > ${despuesDe} order by c.id limit ${FILAS_POR_PAGINA}`.execute(database);
  return rows;
}
