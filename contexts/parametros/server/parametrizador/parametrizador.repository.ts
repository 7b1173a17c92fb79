import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

export async function updateValor(
  transaction: Transaction<DatabaseSchema>,
  clave: string,
  valor: unknown,
): Promise<void> {
  await transaction
    .updateTable('parametros')
    .set({ valor: JSON.stringify(valor), version: sql<number>`version + 1` })
    .where('clave', '=', clave)
    .execute();
}
