import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, refuseField, requireAllowed, runAudited } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type CambiosSolicitud, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import type { TipoDatoNivel } from '../../contract/terms.ts';
import { canUpdateDatoNivel } from '../../rules/nivel/can-update-dato-nivel.ts';
import { type Lector, toLector, toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { listAbiertasDeServicios } from '../solicitudes/servicio-solicitud.queries.ts';
import { updateSolicitudNivelUno } from '../solicitudes/write-solicitud.ts';
import { hasServicio } from './datos-nivel.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What a PUT of the level-services helper names. */
interface EdicionPedida {
  readonly tipo: TipoDatoNivel;
  readonly servicioId?: number | undefined;
  readonly solicitudId?: number | undefined;
}

/**
 * Changes the request that a PUT of the level-services helper names, as its own address does: with its lock, its version,
 * its rule and its audit event. A refusal before that leaves one too.
 *
 * @throws DATO_NIVEL_NO_EDITABLE with the reason, SOLICITUD_INVALIDA at servicioId, SERVICIO_NO_ENCONTRADO,
 * SOLICITUD_NO_ENCONTRADA and what an edit of the request refuses
 */
export async function updateDatosNivel(
  database: Database,
  pedida: EdicionPedida,
  cambios: CambiosSolicitud,
  context: CallContext,
): Promise<Solicitud> {
  const intent = { action: 'editar-solicitud', objectType: 'solicitud' };
  const id = await runAudited(database, context, intent, {}, (trx) =>
    findEditada(trx, pedida, toLector(toQuienTramita(context))),
  );
  return updateSolicitudNivelUno(database, id, cambios, context);
}

async function findEditada(
  database: Database,
  { tipo, servicioId, solicitudId }: EdicionPedida,
  lector: Lector,
): Promise<number> {
  requireAllowed(canUpdateDatoNivel(tipo), solicitudesErrors, 'DATO_NIVEL_NO_EDITABLE');
  if ((servicioId === undefined) === (solicitudId === undefined))
    throw refuseField('servicioId', 'Diga en la dirección el servicio o la solicitud que edita, y solo uno.');
  if (solicitudId !== undefined) return solicitudId;
  if (servicioId === undefined || !(await hasServicio(database, { ...lector, servicioId })))
    throw refuse(solicitudesErrors, 'SERVICIO_NO_ENCONTRADO');
  const abierta = (await listAbiertasDeServicios(database, [servicioId], 1)).get(servicioId);
  if (!abierta)
    throw refuse(solicitudesErrors, 'SOLICITUD_NO_ENCONTRADA', [
      { mensaje: 'El servicio no tiene una solicitud en curso que se pueda editar.' },
    ]);
  return abierta.id;
}
