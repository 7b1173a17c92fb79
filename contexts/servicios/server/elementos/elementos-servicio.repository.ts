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

/** @returns false when a certified version carries it, which nobody takes out by hand */
export async function clearUso(
  trx: Transaction<DatabaseSchema>,
  { servicioId, versionId }: Uso,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('servicios_elementos')
    .where('servicio_id', '=', servicioId)
    .where('version_id', '=', versionId)
    .where('certificado', '=', false)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
