import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { type CallContext, refuse, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { mesasErrors } from '../../contract/index.ts';
import { canRecordarReunion } from '../../rules/recordatorios/can-submit-recordatorio.ts';
import { requireGestion, toQuienGestiona } from '../mesas/quien-gestiona.ts';
import { saveRecordada } from '../reuniones/confirmaciones.repository.ts';
import { findLockedReunion } from '../reuniones/gestion-reunion.queries.ts';
import { notifyRecordada } from '../reuniones/notify-recordatorio.ts';
import { listRespuestas } from './reunion-espacio.queries.ts';

/**
 * Asks those invited to a programmed meeting who have not answered whether they come, at most once in 24 hours. The
 * meeting is locked, so two presses at the same moment send one reminder.
 *
 * @throws MESA_ACCION_NO_PERMITIDA, REUNION_NO_ENCONTRADA, RECORDATORIO_NO_PERMITIDO with the reasons of the rule
 */
export function submitRecordatorioReunion(
  database: Kysely<DatabaseSchema>,
  idReunion: number,
  context: CallContext,
): Promise<{ personas: number; en: string; a: string }> {
  const intent = { action: 'recordar-reunion', objectType: 'reunion', objectId: idReunion };
  return runAudited(database, context, intent, {}, async (transaction) => {
    requireGestion(context);
    const reunion = await findLockedReunion(transaction, idReunion);
    if (!reunion) throw refuse(mesasErrors, 'REUNION_NO_ENCONTRADA');
    const invitados = await listRespuestas(transaction, idReunion);
    const faltan = invitados.filter(({ asistira }) => asistira === null);
    requireAllowed(
      canRecordarReunion(toQuienGestiona(context), {
        estado: reunion.estado,
        mesaActiva: reunion.mesa_activa,
        inicio: reunion.inicia_en,
        duracionMinutos: reunion.duracion_minutos,
        faltan: faltan.length,
        recordadoEn: reunion.recordada_en,
        ahora: new Date(),
      }),
      mesasErrors,
      'RECORDATORIO_NO_PERMITIDO',
    );
    await notifyRecordada(transaction, reunion, faltan);
    const a = joinEntidades(faltan);
    const en = await saveRecordada(transaction, idReunion, a);
    await writeAudit(transaction, context, {
      ...intent,
      result: 'exito',
      detail: {
        mesaId: reunion.mesa_id,
        antes: null,
        despues: {
          entidades: [...new Set(faltan.map(({ entidad_id }) => entidad_id))],
          personas: faltan.length,
        },
      },
    });
    return { personas: faltan.length, en: en.toISOString(), a };
  });
}

/** 'Migración Colombia y Registraduría Nacional del Estado Civil' */
function joinEntidades(invitados: readonly { readonly entidad: string }[]): string {
  const nombres = [...new Set(invitados.map(({ entidad }) => presentEntidad(entidad)))];
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(nombres);
}
