import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { elementosErrors } from '../../contract/index.ts';
import type { QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import { getElementoDecidido } from './get-elemento.ts';
import { requirePermitido } from './update-locked-version.ts';

/**
 * Refuses what starts from the version in force of an element that has none, with what its last version shows.
 *
 * @throws ELEMENTO_NO_ENCONTRADO, also where the caller may not read it; ELEMENTO_ESTADO, ELEMENTO_ACCION_NO_PERMITIDA
 */
export async function refuseSinVigente(
  trx: Transaction<DatabaseSchema>,
  elementoId: number,
  accion: 'modificar' | 'llevar',
  quien: QuienElabora,
): Promise<never> {
  const last = await trx
    .selectFrom('elementos_versiones')
    .select('id')
    .where('elemento_id', '=', elementoId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) requirePermitido(accion, await getElementoDecidido(trx, last.id, quien));
  throw refuse(elementosErrors, 'ELEMENTO_NO_ENCONTRADO');
}
