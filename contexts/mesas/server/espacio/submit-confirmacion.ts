import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  refuse,
  requireActor,
  requireAllowed,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { mesasErrors } from '../../contract/index.ts';
import { canConfirmAsistencia, listPropios } from '../../rules/reuniones/can-confirm-asistencia.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';
import { updateConfirmacion } from '../reuniones/confirmaciones.repository.ts';
import { findLockedReunion } from '../reuniones/gestion-reunion.queries.ts';
import { findCorreo, listRespuestas } from './reunion-espacio.queries.ts';

interface Confirmacion {
  readonly idReunion: number;
  readonly asistira: boolean;
}

/**
 * Says whether the caller comes to a programmed meeting, or for all invited of their entidad where they are not invited
 * by name. A meeting nobody of it is invited to is as good as none.
 *
 * @throws REUNION_NO_ENCONTRADA, REUNION_ACCION_NO_PERMITIDA
 */
export function submitConfirmacion(
  database: Kysely<DatabaseSchema>,
  { idReunion, asistira }: Confirmacion,
  context: CallContext,
): Promise<{ personas: number }> {
  const intent = { action: 'confirmar-asistencia', objectType: 'reunion', objectId: idReunion };
  const { entityId, membershipId } = requireActor(context);
  return runAudited(database, context, intent, {}, async (transaction) => {
    const reunion = await findLockedReunion(transaction, idReunion);
    const invitados = await listRespuestas(transaction, idReunion);
    const deMiEntidad = invitados.filter(({ entidad_id }) => entidad_id === entityId);
    if (!reunion || deMiEntidad.length === 0) throw refuse(mesasErrors, 'REUNION_NO_ENCONTRADA');
    const { estado, mesa_activa: mesaActiva } = reunion;
    requireAllowed(
      canConfirmAsistencia(toQuienGestiona(context), { estado, mesaActiva, invitados: deMiEntidad.length }),
      mesasErrors,
      'REUNION_ACCION_NO_PERMITIDA',
    );
    const propios = listPropios(deMiEntidad, await findCorreo(transaction, membershipId));
    const cambian = propios.filter((invitado) => invitado.asistira !== asistira);
    if (cambian.length > 0) {
      await updateConfirmacion(
        transaction,
        cambian.map(({ id }) => id),
        asistira,
      );
      await writeAudit(transaction, context, {
        ...intent,
        result: 'exito',
        detail: { antes: null, despues: { asistira, entidadId: entityId, personas: cambian.length } },
      });
    }
    return { personas: propios.length };
  });
}
