import { buildEstadoDelDia } from '@marco/certificados/port';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** The values that identify a state of what programs read. */
interface SelloDirectorio {
  readonly sello: string;
  /** Last thing that happened in the directory; null while it is empty. */
  readonly cambiado: Date | null;
}

/**
 * The state of the directory as programs read it: it changes with whatever one of its files says. Each row counts by all that
 * is said of it, so that no change is left out because its moment is earlier than that of another.
 */
export async function computeSelloDirectorio(database: Kysely<DatabaseSchema>): Promise<SelloDirectorio> {
  const { rows } = await sql<{ sello: string; cambiado: Date | null }>`
    select md5(concat_ws('|',
      (select bit_xor(hashtextextended(concat_ws('|', s.id, s.nombre, s.descripcion, s.estado_servicio_id, s.entidad_id), 0))
        from servicios s where s.activo),
      (select bit_xor(hashtextextended(concat_ws('|', c.servicio_id, c.acceso), 0)) from directorio_servicios c),
      (select bit_xor(hashtextextended(concat_ws('|', d.servicio_id, d.entidad, d.servicio), 0))
        from directorio_direcciones d where d.vigente),
      (select bit_xor(hashtextextended(concat_ws('|', v.id, v.estado, v.version), 0)) from servicios_versiones v),
      (select bit_xor(hashtextextended(concat_ws('|', c.id, ${buildEstadoDelDia('c')}), 0)) from certificados c),
      (select bit_xor(hashtextextended(concat_ws('|', e.id, e.nombre, e.sigla, e.nit, e.sitio_web), 0)) from entidades e),
      (select bit_xor(hashtextextended(concat_ws('|', o.objeto_id, o.oid, o.estado), 0))
        from oid_nodos o where o.tipo = 'servicio'),
      (select concat_ws('|', count(*), sum(extract(epoch from d.updated_at))) from diccionario_entradas d),
      (select string_agg(p.clave || p.valor::text, '|' order by p.clave) from parametros p
        where p.clave in ('sitio.direccion', 'ministerio.nombre', 'titulo.producto'))
      )) as sello,
      (select max(registrado_en) from directorio_cambios) as cambiado`.execute(database);
  return { sello: rows[0]?.sello ?? '', cambiado: rows[0]?.cambiado ?? null };
}
