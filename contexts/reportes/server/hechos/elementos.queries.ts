import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoElemento, HechoElementoEnVigor } from '../../rules/hechos/hechos.ts';
import { HECHOS_POR_PAGINA, type Pagina } from './momento.queries.ts';

/** The versions of elements that came into force, or were ended, in a period. */
export async function listHechosDeElementos(
  database: Kysely<DatabaseSchema>,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoElemento[]> {
  const { rows } = await sql<HechoElemento>`
    with movidos as (
      select v.id, case when v.base_version_id is null then 'nuevo' else 'modificado' end as que from elementos_versiones v
      where v.rige_desde >= ${desde} and v.rige_desde < ${hasta}
      union
      select t.version_id, 'caducado' from elementos_transiciones t
      where t.accion = 'caducar' and t.created_at >= ${desde} and t.created_at < ${hasta}
    ), paginas as (select distinct id from movidos where id > ${despuesDe} order by id limit ${HECHOS_POR_PAGINA})
    select m.id, m.que from movidos m join paginas p on p.id = m.id order by m.id, m.que`.execute(database);
  return rows;
}

/** Days in which a download says that an element is used. */
const DIAS_DE_DESCARGA = 180;

interface EnVigorRow extends Omit<HechoElementoEnVigor, 'rigeDesde' | 'dia'> {
  readonly rige: Date;
}

/** The versions of elements in force at a moment, with the servicios and downloads of their element. */
export async function listHechosEnVigor(
  database: Kysely<DatabaseSchema>,
  { hasta, despuesDe }: Pagina,
): Promise<readonly HechoElementoEnVigor[]> {
  const descargadas = new Date(hasta.getTime() - DIAS_DE_DESCARGA * 86_400_000);
  const { rows } = await sql<EnVigorRow>`
    select v.id, v.rige_desde as rige, c.tipo in ('proyecto', 'integracion') as "esDeProyecto", u.servicios, u.entidades,
      (select count(*)::int from esquemas_descargas d join elementos_versiones w on w.id = d.version_id
        where w.elemento_id = v.elemento_id and d.created_at >= ${descargadas} and d.created_at < ${hasta}) as descargas
    from elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id join capas_de_uso c on c.id = e.capa_id
    cross join lateral (select count(distinct s.id)::int as servicios, count(distinct s.entidad_id)::int as entidades
      from servicios_elementos x join elementos_versiones w on w.id = x.version_id join servicios s on s.id = x.servicio_id
      where w.elemento_id = v.elemento_id and x.created_at < ${hasta}) u
    where v.rige_desde < ${hasta} and (v.rige_hasta is null or v.rige_hasta >= ${hasta}) and v.id > ${despuesDe}
    order by v.id limit ${HECHOS_POR_PAGINA}`.execute(database);
  return rows.map(({ rige, ...uno }) => ({
    ...uno,
    rigeDesde: toColombianDay(new Date(rige)),
    dia: toColombianDay(hasta),
  }));
}
