import type { FuenteDeUso } from '@marco/directorio/port';
import { sql } from 'kysely';

/** Windows that the public page of a servicio tells, the next ones. */
const VENTANAS = 10;

/**
 * What everybody may read of a servicio at the exchange platform: what its version in use is called by, and when it will be
 * down. Only identifiers, never an address of a server (directory §4); why it will be down is for those with a session.
 */
export const findUsoEnPlataforma: FuenteDeUso = async (database, { servicioId, versionId }) => {
  const [registros, ventanas] = await Promise.all([
    sql<{ esProduccion: boolean; identificador: string }>`
      select m.ambiente = 'produccion' as "esProduccion",
        concat_ws('/', m.instancia, m.clase, m.miembro, nullif(m.codigo, ''), s.codigo, nullif(s.numero, '')) as identificador
      from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id
      join servicios_versiones v on v.id = ${versionId}::int and v.servicio_id = s.servicio_id
      where s.servicio_id = ${servicioId}::int and s.en_catalogo and s.no_visto_desde is null
        and coalesce(substring(s.numero from '^[vV]?([0-9]{1,4})')::int, v.mayor) = v.mayor
      order by array_position(array['produccion', 'preproduccion', 'calidad'], m.ambiente), s.id desc`.execute(
      database,
    ),
    sql<{ inicia: Date; termina: Date }>`
      select inicia_en as inicia, termina_en as termina from plataforma_ventanas
      where servicio_id = ${servicioId}::int and termina_en > now()
      order by inicia_en, id limit ${sql.lit(VENTANAS)}`.execute(database),
  ]);
  return { registros: registros.rows, ventanas: ventanas.rows };
};
