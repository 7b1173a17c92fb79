import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { MINUTOS_DE_GRACIA } from '../../rules/estado-producto/mediciones.ts';

/** How the work behind the screens, the mails and the seals of the trail stand. */
export async function findSalud(database: Kysely<DatabaseSchema>) {
  const gracia = sql`now() - make_interval(mins => ${MINUTOS_DE_GRACIA})`;
  const { rows } = await sql<{
    abandonadas: number;
    atrasadas: number;
    correos: number;
    ultimo_sello: Date | null;
    sello_atrasado: boolean;
  }>`select
      (select count(*)::int from jobs where abandoned_at is not null) as abandonadas,
      (select count(*)::int from jobs
        where finished_at is null and abandoned_at is null and next_attempt_at < ${gracia}) as atrasadas,
      (select count(*)::int from outbox_messages where abandoned_at is not null and sent_at is null) as correos,
      s.sealed_at as ultimo_sello,
      exists (select from audit_events e where e.id > coalesce(s.last_id, 0) and e.occurred_at < ${gracia}) as sello_atrasado
    from (select 1) as one left join lateral (
      select sealed_at, last_id from audit_seals order by batch desc limit 1) as s on true`.execute(database);
  return rows[0];
}
