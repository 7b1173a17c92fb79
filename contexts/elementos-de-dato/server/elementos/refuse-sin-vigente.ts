import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { elementosErrors } from '../../contract/index.ts';
import type { QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import { computeDecidida, isVisible, readLeida } from './get-elemento.ts';
import { requirePermitido } from './update-locked-version.ts';
import { findUltimaVersionRow } from './version-row.queries.ts';

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
  const last = await findUltimaVersionRow(trx, elementoId);
  if (last && isVisible(last, quien))
    requirePermitido(accion, computeDecidida(await readLeida(trx, last, quien), quien));
  throw refuse(elementosErrors, 'ELEMENTO_NO_ENCONTRADO');
}
