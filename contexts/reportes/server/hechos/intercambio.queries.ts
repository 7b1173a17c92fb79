import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoAcuerdo, HechoDemanda, HechoSimulado, HechoTramite } from '../../rules/hechos/hechos.ts';
import { HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What happened to acuerdos in a period; once each, however often it was tried. */
export async function listHechosDeAcuerdos(
  database: Database,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoAcuerdo[]> {
  const { rows } = await sql<HechoAcuerdo>`
    with hechos as (
      select distinct p.acuerdo_id as id, case p.accion when 'enviar' then 'pedido' when 'aprobar' then 'aprobado' else 'rechazado' end
        as que
      from acuerdos_pasos p
      where p.accion in ('enviar', 'aprobar', 'rechazar') and p.created_at >= ${desde} and p.created_at < ${hasta}
    ), paginas as (select distinct id from hechos where id > ${despuesDe} order by id limit ${HECHOS_POR_PAGINA})
    select h.id, h.que, ${LUGAR_DE_ENTIDAD}
    from hechos h join paginas p on p.id = h.id join acuerdos a on a.id = h.id join entidades e on e.id = a.consumidora_id
    order by h.id, h.que`.execute(database);
  return rows;
}

/** The trámites in use, and whether one takes data from a servicio. */
export async function listHechosDeTramites(
  database: Database,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoTramite[]> {
  const { rows } = await sql<HechoTramite>`
    select t.id, t.entidad_id as entidad, ${LUGAR_DE_ENTIDAD},
      exists (select from tramites_servicios x where x.tramite_id = t.id and x.uso = 'consume') as "conServicio"
    from tramites t join entidades e on e.id = t.entidad_id
    where t.activo and t.created_at < ${hasta} and t.id > ${despuesDe} order by t.id limit ${HECHOS_POR_PAGINA}`.execute(
    database,
  );
  return rows;
}

/** What was asked for, and whether some servicio of the directory delivers it now. */
export async function listHechosDeDemandas(
  database: Database,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoDemanda[]> {
  const { rows } = await sql<HechoDemanda>`
    select min(d.id) as id, bool_or(exists (
      select from directorio_servicios s where s.nivel > 0 and d.elemento_id = any(s.entrega))) as "conOferta"
    from directorio_demandas d where d.created_at < ${hasta}
    group by d.clave having min(d.id) > ${despuesDe} order by min(d.id) limit ${HECHOS_POR_PAGINA}`.execute(
    database,
  );
  return rows;
}

/** Calls to the simulator in a period, by servicio and situation. Its days are whole: that of the moment itself is not counted. */
export async function listHechosSimulados(
  database: Database,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoSimulado[]> {
  const { rows } = await sql<HechoSimulado>`
    with paginas as (select distinct v.servicio_id from simulador_conteos c join servicios_versiones v on v.id = c.version_id
      where c.fecha >= ${toColombianDay(desde)}::date and c.fecha < ${toColombianDay(hasta)}::date and v.servicio_id > ${despuesDe}
      order by v.servicio_id limit ${HECHOS_POR_PAGINA})
    select s.id, c.situacion as tipo, sum(c.total)::int as total, ${LUGAR_DE_ENTIDAD}
    from paginas p join servicios s on s.id = p.servicio_id join entidades e on e.id = s.entidad_id
    join servicios_versiones v on v.servicio_id = s.id join simulador_conteos c on c.version_id = v.id
    where c.fecha >= ${toColombianDay(desde)}::date and c.fecha < ${toColombianDay(hasta)}::date
    group by s.id, c.situacion, e.id order by s.id, c.situacion`.execute(database);
  return rows;
}
