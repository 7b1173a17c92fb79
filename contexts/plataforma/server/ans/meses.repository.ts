import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { PromesaMedida } from '../../contract/terms.ts';

/** Writes what a month broke; a month that was judged stays so. */
export async function addMes(
  trx: Transaction<DatabaseSchema>,
  servicioId: number,
  mes: string,
  incumplidas: readonly PromesaMedida[],
): Promise<boolean> {
  const { rows } = await sql`insert into plataforma_meses (servicio_id, fecha_mes, incumplidas)
    values (${servicioId}::int, ${mes}::date, ${[...incumplidas]}::text[])
    on conflict (servicio_id, fecha_mes) do nothing returning servicio_id`.execute(trx);
  return rows.length > 0;
}
