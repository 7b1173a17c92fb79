import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { HechoConfianza } from '../../rules/hechos/hechos-de-intercambio.ts';
import { HECHOS_POR_PAGINA, type Pagina } from './momento.queries.ts';

/**
 * What was verified of the trail in a period, what was found, and the mails and work that were given up: those stay until somebody takes
 * them up again.
 */
export async function listHechosDeConfianza(
  database: Kysely<DatabaseSchema>,
  { desde, hasta, despuesDe }: Pagina,
): Promise<readonly HechoConfianza[]> {
  const { rows } = await sql<HechoConfianza>`
    with verificaciones as (
      select a.id, coalesce((a.detail ->> 'hallazgos')::int, 0) as hallazgos from audit_events a
      where a.action = 'verificar' and a.object_type = 'auditoria' and a.result = 'exito'
        and a.occurred_at >= ${desde} and a.occurred_at < ${hasta}
    ), hechos as (
      select id, 'auditoria-verificada' as que, 1 as total from verificaciones
      union all
      select id, 'hallazgo', hallazgos from verificaciones where hallazgos > 0
      union all
      select o.id, 'correo', 1 from outbox_messages o
      where o.sent_at is null and o.abandoned_at >= ${desde} and o.abandoned_at < ${hasta}
      union all
      select j.id, 'trabajo', 1 from jobs j where j.abandoned_at >= ${desde} and j.abandoned_at < ${hasta}
    ), paginas as (select distinct id from hechos where id > ${despuesDe} order by id limit ${HECHOS_POR_PAGINA})
    select h.id::int as id, h.que, h.total from hechos h join paginas p on p.id = h.id order by h.id, h.que`.execute(
    database,
  );
  return rows;
}
