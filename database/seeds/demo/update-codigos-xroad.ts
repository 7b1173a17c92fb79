import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';

/** The entidades of the members know their code, so that who asks whom is told by their names. */
export async function updateCodigosXroad(trx: Transaction<DatabaseSchema>): Promise<void> {
  await sql`update entidades e set codigo_xroad = m.miembro
    from (select distinct on (split_part(miembro, '-', 1)) miembro from plataforma_subsistemas
      where ambiente = 'produccion' order by split_part(miembro, '-', 1), miembro) m
    where e.codigo_xroad is null and split_part(m.miembro, '-', 1) = upper(e.sigla)
      and e.id = (select min(o.id) from entidades o where upper(o.sigla) = upper(e.sigla))`.execute(trx);
}
