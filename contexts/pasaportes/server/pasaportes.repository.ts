import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

/** Gives a version its identifier, for ever. */
export async function addPasaporte(
  trx: Transaction<DatabaseSchema>,
  { versionId, oid }: { readonly versionId: number; readonly oid: string },
): Promise<void> {
  await trx.insertInto('pasaportes').values({ version_id: versionId, oid }).execute();
}
