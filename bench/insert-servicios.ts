import { sql } from 'kysely';
import type { Bench } from './start-bench.ts';

const ACTOS = [
  'Consulta',
  'Verificación',
  'Certificado',
  'Registro',
  'Historial',
  'Estado',
  'Listado',
  'Validación',
];
const COSAS = (
  'predios pasaportes vehículos matrículas contratos pacientes estudiantes docentes licencias facturas impuestos pensiones ' +
  'afiliados proveedores cuentas visas nacimientos defunciones matrimonios hogares subsidios créditos embargos procesos ' +
  'sentencias víctimas resguardos programas títulos vacunas medicamentos hospitales conductores puertos aduanas aranceles'
).split(' ');
/** Data nearly every servicio asks for: identities and numbers. */
const LLAVES = 20;
/** What tells them from those of the demo. */
const MARCA = 'de la medida';

/**
 * Servicios over 120 entidades and all states, each with a version and one operation: it asks for one or two of twenty keys,
 * or for what others deliver, and delivers three to ten of all elements in force.
 */
export async function insertServicios(
  { database: { kysely } }: Pick<Bench, 'database'>,
  cantidad: number,
): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    await sql`with e as materialized (select array_agg(id order by id) as ids from (select id from entidades order by id limit 120) x)
      insert into servicios (entidad_id, nombre, descripcion, estado_servicio_id)
      select e.ids[1 + n * 7 % cardinality(e.ids)],
        (${ACTOS}::text[])[1 + n % ${sql.lit(ACTOS.length)}] || ' de ' || (${COSAS}::text[])[1 + n / 8 % ${sql.lit(COSAS.length)}]
          || ' ' || n || ' ' || ${sql.lit(MARCA)},
        'Entrega a otras entidades lo que su registro ' || n || ' sabe de cada persona, empresa o bien. Responde en línea.',
        (select id from estados_servicio where codigo = (array['publicado-nivel-3', 'evaluado-nivel-2',
          'estandarizado-nivel-1', 'estandarizado-nivel-1', 'identificado'])[1 + n % 5])
      from generate_series(1, ${cantidad}::int) n, e`.execute(trx);
    await sql`insert into servicios_versiones (servicio_id, mayor, menor, estado, estandarizada_en)
      select s.id, 1, 0, case c.codigo when 'publicado-nivel-3' then 'publicada' when 'evaluado-nivel-2' then 'evaluada'
        when 'estandarizado-nivel-1' then 'estandarizada' else 'en-elaboracion' end, now() - s.id % 400 * interval '1 day'
      from servicios s join estados_servicio c on c.id = s.estado_servicio_id
      where s.nombre like ${`%${MARCA}`}`.execute(trx);
    await sql`insert into servicios_operaciones (version_id, orden, codigo, nombre, tipo_intercambio)
      select v.id, 1, 'consultar', s.nombre, 'consulta' from servicios_versiones v join servicios s on s.id = v.servicio_id
      where s.nombre like ${`%${MARCA}`}`.execute(trx);
    await sql`insert into servicios_mensajes (operacion_id, papel)
      select o.id, p.papel from servicios_operaciones o join servicios_versiones v on v.id = o.version_id
      join servicios s on s.id = v.servicio_id cross join (values ('peticion'), ('respuesta')) as p (papel)
      where s.nombre like ${`%${MARCA}`}`.execute(trx);
    await sql`with vigentes as materialized (
        select array_agg(id order by id) as ids from elementos_versiones where estado = 'incorporado')
      insert into servicios_mensajes_campos
        (mensaje_id, orden, nombre_local, elemento_version_id, minimo, maximo, obligatorio_de_negocio)
      select m.id, k, 'campo' || k, i.ids[1 + case
          when m.papel = 'respuesta' then (s.id * 13 + k * 197) % cardinality(i.ids)
          when s.id % 9 = 0 then (s.id * 31 + k * 89) % cardinality(i.ids)
          else (s.id * 7 + k * 3) % ${sql.lit(LLAVES)} end],
        case m.papel when 'peticion' then 1 else 0 end, 1, m.papel = 'peticion'
      from servicios_mensajes m join servicios_operaciones o on o.id = m.operacion_id
      join servicios_versiones v on v.id = o.version_id join servicios s on s.id = v.servicio_id
      cross join vigentes i
      cross join lateral generate_series(1, case m.papel when 'peticion' then 1 + s.id % 2 else 3 + s.id % 8 end) k
      where s.nombre like ${`%${MARCA}`}`.execute(trx);
    await sql`insert into servicios_elementos (servicio_id, version_id, sentido, certificado)
      select v.servicio_id, c.elemento_version_id, case when bool_and(m.papel = 'peticion') then 'entrada'
        when bool_or(m.papel = 'peticion') then 'ambos' else 'salida' end, true
      from servicios_versiones v join servicios s on s.id = v.servicio_id
      join servicios_operaciones o on o.version_id = v.id join servicios_mensajes m on m.operacion_id = o.id
      join servicios_mensajes_campos c on c.mensaje_id = m.id
      where s.nombre like ${`%${MARCA}`}
      group by v.servicio_id, c.elemento_version_id`.execute(trx);
  });
}
