import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { FILAS_POR_PAGINA, type FilaConClave } from './read-por-clave.ts';

type Database = Kysely<DatabaseSchema>;

/** Fields of the messages of public versions that carry an element everybody reads. */
export async function listMensajesAbiertos(database: Database, despuesDe: number) {
  const { rows } = await sql<FilaConClave>`
    select f.id as clave, f.id as campo, f.padre_id as campo_padre, e.nit, s.id as servicio, s.nombre as nombre_servicio,
      v.mayor || '.' || v.menor as version, op.codigo as operacion, m.papel as mensaje, f.orden, f.nombre_local,
      el.identificador as elemento, ev.mayor || '.' || ev.menor as version_elemento, ev.oid as oid_elemento, f.minimo, f.maximo
    from servicios_mensajes_campos f join servicios_mensajes m on m.id = f.mensaje_id
    join servicios_operaciones op on op.id = m.operacion_id
    join servicios_versiones v on v.id = op.version_id and v.estado <> 'en-elaboracion'
    join directorio_servicios d on d.servicio_id = v.servicio_id
    join servicios s on s.id = v.servicio_id join entidades e on e.id = s.entidad_id
    join elementos_versiones ev on ev.id = f.elemento_version_id and ev.estado in ('incorporado', 'historico', 'caducado')
    join elementos_de_dato el on el.id = ev.elemento_id
    where f.id > ${despuesDe} order by f.id limit ${FILAS_POR_PAGINA}`.execute(database);
  return rows;
}
