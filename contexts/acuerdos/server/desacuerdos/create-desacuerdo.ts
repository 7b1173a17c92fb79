import { presentDecision } from '@marco/contract-kit/coded-decision';
import type { DatabaseSchema } from '@marco/database';
import {
  type AppError,
  type CallContext,
  refuse,
  requireAllowed,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type AcuerdoDeConsumo, acuerdosErrors } from '../../contract/index.ts';
import type { AsuntoDesacuerdo } from '../../contract/terms.ts';
import { canSeeAcuerdo } from '../../rules/can-act-on-acuerdo.ts';
import { canReclamar, computeVencimiento } from '../../rules/ciclo-desacuerdo.ts';
import { findLockedAcuerdo } from '../acuerdo.queries.ts';
import { getAcuerdo } from '../present-acuerdo.ts';
import { toQuienAcuerda } from '../quien-acuerda.ts';
import { readAcuerdo } from '../read-acuerdo.ts';
import { findDesacuerdoRow } from './desacuerdo.queries.ts';
import { addDesacuerdo, addPasoDesacuerdo } from './desacuerdo.repository.ts';
import { notifyReclamo } from './notify-desacuerdo.ts';
import { toReclamable } from './present-desacuerdo.ts';

const REFUSALS: Readonly<Record<string, () => AppError>> = {
  desacuerdos_abierto: () => refuse(acuerdosErrors, 'DESACUERDO_ACCION_NO_PERMITIDA'),
};

/**
 * An entidad claims about an acuerdo of its own.
 *
 * @throws ACUERDO_NO_ENCONTRADO, DESACUERDO_ACCION_NO_PERMITIDA with the reasons of the rule
 */
export function createDesacuerdo(
  database: Kysely<DatabaseSchema>,
  {
    id,
    asunto,
    reclamo,
  }: { readonly id: number; readonly asunto: AsuntoDesacuerdo; readonly reclamo: string },
  context: CallContext,
): Promise<AcuerdoDeConsumo> {
  const quien = toQuienAcuerda(context);
  const intent = { action: 'crear-desacuerdo', objectType: 'desacuerdo' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    const row = await findLockedAcuerdo(trx, id);
    if (!row || !canSeeAcuerdo(row, quien)) throw refuse(acuerdosErrors, 'ACUERDO_NO_ENCONTRADO');
    const leido = await readAcuerdo(trx, row);
    const anterior = await findDesacuerdoRow(trx, { acuerdoId: id });
    const decision = canReclamar(asunto, toReclamable(leido, anterior), quien, leido.hoy);
    requireAllowed(presentDecision(decision), acuerdosErrors, 'DESACUERDO_ACCION_NO_PERMITIDA');
    const desacuerdoId = await addDesacuerdo(trx, {
      acuerdoId: id,
      asunto,
      reclamo,
      venceEn: computeVencimiento('reclamado', leido.hoy),
    });
    const { usuarioId } = quien;
    await addPasoDesacuerdo(trx, {
      desacuerdoId,
      accion: 'reclamar',
      desde: null,
      hasta: 'reclamado',
      texto: reclamo,
      usuarioId,
    });
    await notifyReclamo(trx, row);
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: desacuerdoId,
      detail: { antes: null, despues: { acuerdoId: id, asunto } },
    });
    return getAcuerdo(trx, id, quien);
  });
}
