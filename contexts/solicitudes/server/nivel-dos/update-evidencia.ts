import { compareInformes, type InformeSellado, publishInforme } from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, type CallContext, refuse, refuseAt } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { type NivelDos, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import type { AccionManual } from '../../contract/terms.ts';
import {
  findRechazoDeContrato,
  listComprobacionesDistintas,
} from '../../rules/nivel-dos/comprobaciones-distintas.ts';
import { findInformeAprobado } from './informe-aprobado.queries.ts';
import { keepInforme } from './keep-informe.ts';
import { updateNivelDos } from './nivel-dos.repository.ts';
import { getNivelDos } from './pedido-de-informe.ts';
import { type Evidencia, runEvidencia } from './verify-nivel-dos.ts';

type Running = Transaction<DatabaseSchema>;

/** Steps of level 2 at which the server runs the banco itself. */
type PasoConBanco = Extract<AccionManual, 'evaluar' | 'reabrir' | 'certificar'>;

/** Whether the server looks at the evidence of level 2 again before a step. */
export function isConBanco(accion: AccionManual): accion is PasoConBanco {
  return accion === 'evaluar' || accion === 'reabrir' || accion === 'certificar';
}

/**
 * What the banco finds now in the contract on file.
 *
 * @throws SOLICITUD_SIN_CONTRATO, BANCO_OCUPADO; evaluar: SOLICITUD_INCOMPLETA where nobody can read the contract
 */
export async function runBancoDePaso(
  evidencia: Evidencia,
  solicitud: Solicitud,
  accion: PasoConBanco,
  context: CallContext,
): Promise<InformeSellado> {
  const informe = await runEvidencia(evidencia, solicitud, context);
  const rechazo = accion === 'evaluar' ? findRechazoDeContrato(informe.comprobaciones) : undefined;
  if (rechazo !== undefined)
    throw refuse(solicitudesErrors, 'SOLICITUD_INCOMPLETA', [
      { campo: 'contrato', mensaje: `El contrato no se puede leer. ${rechazo}` },
    ]);
  return informe;
}

/**
 * What a step of level 2 does beside the new state; answers what the audit trail keeps of it.
 *
 * @param informe of a step with the banco: what it found a moment ago
 * @throws certificar: INFORME_DISTINTO with the checks that differ
 */
export async function updateEvidenciaDePaso(
  trx: Running,
  {
    id,
    solicitud,
    accion,
  }: { readonly id: number; readonly solicitud: Solicitud; readonly accion: AccionManual },
  informe: InformeSellado | undefined,
): Promise<AuditDetail['despues']> {
  const nivelDos = getNivelDos(solicitud);
  switch (accion) {
    case 'evaluar':
      return informe && (await keepEvaluado(trx, id, nivelDos, informe));
    case 'aprobar':
      await updateNivelDos(trx, id, { informe_aprobado_id: nivelDos.informe?.id ?? null });
      return { informeAprobado: nivelDos.informe?.id ?? null };
    case 'reabrir':
      // What was accepted stays as it was; the work goes on with what the banco finds now.
      await updateNivelDos(trx, id, { informe_aprobado_id: null });
      return informe && { informeAprobado: null, ...(await keepEvaluado(trx, id, nivelDos, informe)) };
    case 'certificar':
      return informe && (await publishAprobado(trx, id, informe));
    default:
      return {};
  }
}

async function keepEvaluado(trx: Running, solicitudId: number, nivelDos: NivelDos, informe: InformeSellado) {
  const { id, huella, veredicto, sello } = await keepInforme(trx, { solicitudId, nivelDos }, informe);
  return { informe: id, huella, veredicto, sello };
}

/** @throws INFORME_DISTINTO where the same bytes are no longer found to be what the entity accepted */
async function publishAprobado(trx: Running, solicitudId: number, informe: InformeSellado) {
  const aprobado = await findInformeAprobado(trx, solicitudId);
  if (!aprobado) throw refuseAt(solicitudesErrors, 'INFORME_DISTINTO', 'informe');
  if (aprobado.huella !== informe.huella) {
    const codigos = await compareInformes(trx, aprobado.id, informe);
    throw refuse(
      solicitudesErrors,
      'INFORME_DISTINTO',
      listComprobacionesDistintas(codigos, informe.comprobaciones),
    );
  }
  await publishInforme(trx, aprobado.id);
  return { informe: aprobado.id, huella: aprobado.huella };
}
