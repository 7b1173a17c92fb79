import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { Sentido } from '../../contract/elementos-servicio.terms.ts';

interface Uso {
  readonly servicioId: number;
  readonly versionId: number;
}

/** @returns false when the servicio uses that version already */
export async function addUso(
  trx: Transaction<DatabaseSchema>,
  { servicioId, versionId, sentido }: Uso & { readonly sentido: Sentido },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('servicios_elementos')
    .values({ servicio_id: servicioId, version_id: versionId, sentido })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function clearUso(
  trx: Transaction<DatabaseSchema>,
  { servicioId, versionId }: Uso,
): Promise<void> {
  await trx
    .deleteFrom('servicios_elementos')
    .where('servicio_id', '=', servicioId)
    .where('version_id', '=', versionId)
    .execute();
}
