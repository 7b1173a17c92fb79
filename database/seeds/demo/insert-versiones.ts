import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';

/**
 * Version 1.0 of every servicio that has none, as far as the servicio has come, with what it exchanges as the messages of one operation.
 * Runs after its uses and its requests.
 */
export async function insertVersiones(trx: Transaction<DatabaseSchema>): Promise<void> {
  await sql`insert into servicios_versiones (servicio_id, mayor, menor, estado, solicitud_id, estandarizada_en, created_at)
    select s.id, 1, 0,
      case e.codigo when 'estandarizado-nivel-1' then 'estandarizada' when 'evaluado-nivel-2' then 'evaluada'
        when 'publicado-nivel-3' then 'publicada' else 'en-elaboracion' end,
      q.id, q.cerrada_en, s.created_at
    from servicios s
    join estados_servicio e on e.id = s.estado_servicio_id
    left join lateral (
      select q.id, q.cerrada_en from solicitudes q join estados_solicitud c on c.id = q.estado_id
      where q.servicio_id = s.id and c.codigo = 'certificada' order by q.id limit 1
    ) q on true
    where not exists (select from servicios_versiones v where v.servicio_id = s.id)
    order by s.id`.execute(trx);
  await sql`insert into servicios_operaciones (version_id, orden, codigo, nombre, tipo_intercambio)
    select v.id, 1, 'consultar', s.nombre, 'consulta'
    from servicios_versiones v join servicios s on s.id = v.servicio_id
    where exists (select from servicios_elementos x where x.servicio_id = s.id)
      and not exists (select from servicios_operaciones o where o.version_id = v.id)
    order by v.id`.execute(trx);
  await sql`insert into servicios_mensajes (operacion_id, papel)
    select o.id, p.papel
    from servicios_operaciones o
    join servicios_versiones v on v.id = o.version_id
    cross join (values ('peticion', 'entrada'), ('respuesta', 'salida')) as p (papel, sentido)
    where exists (
      select from servicios_elementos x where x.servicio_id = v.servicio_id and x.sentido in (p.sentido, 'ambos')
    ) and not exists (select from servicios_mensajes m where m.operacion_id = o.id and m.papel = p.papel)
    order by o.id, p.papel`.execute(trx);
  await sql`insert into servicios_mensajes_campos
      (mensaje_id, orden, nombre_local, elemento_version_id, minimo, maximo, obligatorio_de_negocio)
    select m.id, row_number() over (partition by m.id order by e.identificador, ev.id), e.identificador, ev.id,
      case m.papel when 'peticion' then 1 else 0 end, 1, m.papel = 'peticion'
    from servicios_mensajes m
    join servicios_operaciones o on o.id = m.operacion_id
    join servicios_versiones v on v.id = o.version_id
    join servicios_elementos x on x.servicio_id = v.servicio_id
      and x.sentido in (case m.papel when 'peticion' then 'entrada' else 'salida' end, 'ambos')
    join elementos_versiones ev on ev.id = x.version_id
    join elementos_de_dato e on e.id = ev.elemento_id
    where not exists (select from servicios_mensajes_campos c where c.mensaje_id = m.id)`.execute(trx);
  await sql`update servicios_elementos x set certificado = true
    from servicios_versiones v where v.servicio_id = x.servicio_id and v.estado <> 'en-elaboracion' and not x.certificado`.execute(
    trx,
  );
}
