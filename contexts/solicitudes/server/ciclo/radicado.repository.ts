import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { Nivel } from '../../contract/terms.ts';
import { formatRadicado } from '../../rules/ciclo/radicado.ts';

/**
 * The next number of a level and year. Its row stays locked until the transaction ends: two filings at the same time
 * run one after the other, and if one fails, its number is used for the next one.
 */
export async function createRadicado(
  trx: Transaction<DatabaseSchema>,
  nivel: Nivel,
  anio: number,
): Promise<string> {
  const { ultimo } = await trx
    .insertInto('solicitudes_radicados')
    .values({ nivel, anio, ultimo: 1 })
    .onConflict((conflict) =>
      conflict.columns(['nivel', 'anio']).doUpdateSet({
        ultimo: sql<number>`solicitudes_radicados.ultimo + 1`,
      }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return formatRadicado(nivel, anio, ultimo);
}
