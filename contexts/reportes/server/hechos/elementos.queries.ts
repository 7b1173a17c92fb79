import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoElemento } from '../../rules/hechos/hechos.ts';
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
