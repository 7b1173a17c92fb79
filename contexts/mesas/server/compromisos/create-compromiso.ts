import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  refuseField,
  requireAllowed,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type Compromiso, type DatosCompromiso, mesasErrors } from '../../contract/index.ts';
import { canEditReunion } from '../../rules/actas/can-edit-reunion.ts';
import { canEditMesa, canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { findLockedGestion } from '../mesas/gestion-mesa.queries.ts';
import { isReunionSellada } from '../reuniones/gestion-reunion.queries.ts';
import { findReunionDeMesa } from './compromisos.queries.ts';
import { addCompromiso } from './compromisos.repository.ts';
import { getCompromiso } from './get-compromiso.ts';
import { notifyAsignado } from './notify-compromiso.ts';
import { presentAuditable } from './present-auditable.ts';
import { toQuienResponde } from './quien-responde.ts';
import { verifyCompromiso } from './verify-compromiso.ts';

export interface NuevoCompromiso extends DatosCompromiso {
  readonly idMesa: number;
  readonly idReunion: number | null;
}

/**
 * Creates a commitment of an open mesa and informs the people responsible for it. Its term runs from the meeting, or
 * from today. A meeting with a sealed acta accepts no commitment. Sealing also locks the mesa, so none can be created
 * at the same time.
 *
 * @throws MESA_ACCION_NO_PERMITIDA, MESA_NO_ENCONTRADA, MESA_CERRADA, REUNION_ACCION_NO_PERMITIDA, SOLICITUD_INVALIDA
 */
export function createCompromiso(
  database: Kysely<DatabaseSchema>,
  { idMesa, idReunion, ...datos }: NuevoCompromiso,
  context: CallContext,
): Promise<Compromiso> {
  const intent = { action: 'crear-compromiso', objectType: 'compromiso' };
  const quien = toQuienResponde(context);
  return runAudited(database, context, intent, {}, async (transaction) => {
    const manage = canManageMesas(quien);
    requireAllowed(manage, mesasErrors, 'MESA_ACCION_NO_PERMITIDA');
    const mesa = await findLockedGestion(transaction, idMesa);
    if (!mesa) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
    requireAllowed(canEditMesa(quien, mesa), mesasErrors, 'MESA_CERRADA');
    const sellada = idReunion !== null && (await isReunionSellada(transaction, idReunion));
    requireAllowed(canEditReunion(quien, { ...mesa, sellada }), mesasErrors, 'REUNION_ACCION_NO_PERMITIDA');
    const acordadoEn = await findAcuerdo(transaction, idReunion, idMesa);
    const compromiso = await verifyCompromiso(transaction, datos, { idMesa, acordadoEn });
    const id = await addCompromiso(transaction, { idMesa, idReunion, acordadoEn }, compromiso);
    const saved = await getCompromiso(transaction, id, quien);
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { mesaId: idMesa, antes: null, despues: presentAuditable(saved) },
    });
    await notifyAsignado(transaction, saved);
    return saved;
  });
}

/** The day the term runs from: that of the meeting, once it began, else today. */
async function findAcuerdo(
  transaction: Transaction<DatabaseSchema>,
  idReunion: number | null,
  idMesa: number,
): Promise<string> {
  const hoy = toColombianDay(new Date());
  if (idReunion === null) return hoy;
  const reunion = await findReunionDeMesa(transaction, idReunion, idMesa);
  if (!reunion || reunion.estado === 'cancelada')
    throw refuseField('idReunion', 'La reunión no es de esta mesa o fue cancelada.');
  const dia = toColombianDay(reunion.inicia_en);
  return dia < hoy ? dia : hoy;
}
