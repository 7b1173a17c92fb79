import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoCompromiso, HechoMesa } from '../../rules/hechos/hechos.ts';
import { HECHOS_POR_PAGINA, LUGAR_DE_ENTIDAD, type Pagina } from './momento.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The mesas at work at a moment, and their meetings and sealed actas of a period. */
export async function listHechosDeMesas(
  database: Database,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoMesa[]> {
  const { rows } = await sql<HechoMesa>`
    with hechos as (
      select m.id, 'mesa' as que, m.id as mesa_id from mesas m
      where m.created_at < ${hasta} and (m.cerrada_en is null or m.cerrada_en >= ${hasta})
      union all
      select r.id, 'reunion', r.mesa_id from reuniones r
      where r.estado = 'realizada' and coalesce(r.finalizada_en, r.inicia_en) >= ${desde}
        and coalesce(r.finalizada_en, r.inicia_en) < ${hasta}
      union all
      select a.id, 'acta', a.mesa_id from actas a where a.sellada_en >= ${desde} and a.sellada_en < ${hasta}
    ), paginas as (select distinct id from hechos where id > ${despuesDe} order by id limit ${HECHOS_POR_PAGINA})
    select h.id, h.que, ${LUGAR_DE_ENTIDAD}
    from hechos h join paginas p on p.id = h.id join mesas m on m.id = h.mesa_id join entidades e on e.id = m.entidad_lider_id
    order by h.id, h.que`.execute(database);
  return rows;
}

interface CompromisoRow extends Omit<HechoCompromiso, 'cumplidoEl'> {
  readonly cumplido: Date | null;
}

/** The compromisos that were due in a period; what was called off before is none. */
export async function listHechosDeCompromisos(
  database: Database,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoCompromiso[]> {
  const { rows } = await sql<CompromisoRow>`
    select c.id, c.entidad_id as entidad, ${LUGAR_DE_ENTIDAD}, c.fecha_vencimiento::text as vence,
      case when c.estado = 'cumplido' and c.cerrado_en < ${hasta} then c.cerrado_en end as cumplido
    from compromisos c join entidades e on e.id = c.entidad_id
    where c.fecha_vencimiento >= ${toColombianDay(desde)}::date and c.fecha_vencimiento < ${toColombianDay(hasta)}::date
      and c.created_at < ${hasta} and not (c.estado = 'cancelado' and c.cerrado_en < ${hasta})
      and c.id > ${despuesDe} order by c.id limit ${HECHOS_POR_PAGINA}`.execute(database);
  return rows.map(({ cumplido, ...uno }) => ({
    ...uno,
    cumplidoEl: cumplido === null ? null : toColombianDay(new Date(cumplido)),
  }));
}
