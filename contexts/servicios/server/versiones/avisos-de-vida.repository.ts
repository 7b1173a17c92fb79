import type { DatabaseSchema } from '@marco/database';
import { addJob } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { HechoDeVida } from '../../rules/vida/hecho-de-vida.ts';

/** Name of the work that tells the consumers of a version. */
export const AVISAR_VIDA = 'avisar-vida-version';

/**
 * Has the consumers of a version told, after the commit: whom it breaks takes a comparison, and no transaction waits for one.
 * What follows at once, such as a suspension and its end, is told each; of an end that is said again before it was told,
 * the last saying alone.
 */
export async function addAvisoDeVida(
  trx: Transaction<DatabaseSchema>,
  { versionId, que }: { readonly versionId: number; readonly que: HechoDeVida },
): Promise<void> {
  const { version } = await trx
    .selectFrom('servicios_versiones')
    .select('version')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  await addJob(trx, {
    kind: AVISAR_VIDA,
    key: `${versionId} ${version}`,
    payload: { versionId, que, dicho: version },
  });
}
