import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

/** An acuerdo `a` that lets call today: neither suspended nor before its first or after its last day. */
export const ACUERDO_EN_VIGOR = sql`a.estado = 'activo'
  and (now() at time zone ${sql.lit(ZONE.name)})::date between a.vigente_desde and a.vigente_hasta`;

/** An acuerdo in force with the elements its reduced contract delivers whole. */
export interface AcuerdoEnVigor {
  readonly consumidoraId: number;
  readonly servicioId: number;
  readonly numero: string;
  /** Its last day, AAAA-MM-DD. */
  readonly hasta: string;
  readonly elementos: readonly number[];
}

/**
 * The acuerdos in force of some consumidoras. A field that holds others is delivered whole where all of its leaves are asked
 * for, so what holds a leaf that is not counts as not delivered.
 */
export async function listAcuerdosEnVigor(
  database: Kysely<DatabaseSchema>,
  consumidoraIds: readonly number[],
): Promise<AcuerdoEnVigor[]> {
  if (consumidoraIds.length === 0) return [];
  const { rows } = await sql<AcuerdoEnVigor>`
    with recursive vigentes as materialized (
      select a.id, a.numero, a.consumidora_id, a.servicio_id, a.version_id, a.vigente_hasta from acuerdos a
      where a.consumidora_id = any(${[...consumidoraIds]}::int[]) and ${ACUERDO_EN_VIGOR}
    ), campos as materialized (
      select a.id as acuerdo_id, c.id, c.padre_id, c.elemento_version_id from vigentes a
      join servicios_operaciones o on o.version_id = a.version_id
      join servicios_mensajes m on m.operacion_id = o.id and m.papel = 'respuesta'
      join servicios_mensajes_campos c on c.mensaje_id = m.id
    ), incompletos as (
      select c.acuerdo_id, c.id, c.padre_id from campos c
      where not exists (select from servicios_mensajes_campos h where h.padre_id = c.id)
        and not exists (select from acuerdos_campos k join acuerdos_finalidades f on f.id = k.finalidad_id
          where k.campo_id = c.id and f.acuerdo_id = c.acuerdo_id)
      union
      select c.acuerdo_id, c.id, c.padre_id from incompletos i
      join campos c on c.id = i.padre_id and c.acuerdo_id = i.acuerdo_id
    )
    select a.consumidora_id as "consumidoraId", a.servicio_id as "servicioId", a.numero,
      a.vigente_hasta::text as hasta,
      array(select distinct v.elemento_id from campos c join elementos_versiones v on v.id = c.elemento_version_id
        where c.acuerdo_id = a.id and not exists (
          select from incompletos i where i.acuerdo_id = c.acuerdo_id and i.id = c.id)
        order by v.elemento_id) as elementos
    from vigentes a order by a.id`.execute(database);
  return rows;
}

/** What each consumidora receives by an acuerdo in force: rows of entidad and element, to be joined or united. */
export const ELEMENTOS_RECIBIDOS = sql`select a.consumidora_id as entidad_id, v.elemento_id
  from acuerdos a join acuerdos_finalidades f on f.acuerdo_id = a.id join acuerdos_campos k on k.finalidad_id = f.id
  join servicios_mensajes_campos c on c.id = k.campo_id join elementos_versiones v on v.id = c.elemento_version_id
  where ${ACUERDO_EN_VIGOR}`;
