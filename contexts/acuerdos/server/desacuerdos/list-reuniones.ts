import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { acuerdosErrors } from '../../contract/index.ts';
import { findLado } from '../../rules/can-act-on-acuerdo.ts';
import { toQuienAcuerda } from '../quien-acuerda.ts';
import { findDesacuerdoRow } from './desacuerdo.queries.ts';
import { listReunionesPorVenir } from './precedentes.queries.ts';

/**
 * The meetings a disagreement may be taken to, for who mediates.
 *
 * @throws DESACUERDO_NO_ENCONTRADO
 */
export async function listReunionesDeDesacuerdo(
  database: Kysely<DatabaseSchema>,
  id: number,
  context: CallContext,
) {
  const row = await findDesacuerdoRow(database, { id });
  if (!row || findLado(row, toQuienAcuerda(context)) !== 'plataforma')
    throw refuse(acuerdosErrors, 'DESACUERDO_NO_ENCONTRADO');
  return listReunionesPorVenir(database);
}
