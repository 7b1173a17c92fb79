import { hourOf } from '@marco/country/local-time';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { AuditDetail, AuditOrigin } from '@marco/server-kit';
import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { Transaction, UpdateObject } from 'kysely';
import type { AccionSolicitud, EstadoSolicitud } from '../../contract/terms.ts';
import { findSiguiente } from '../../rules/ciclo/ciclo-de-vida.ts';
import { computeDiaDeRadicacion, toCalendario } from '../../rules/reloj/calendario.ts';
import { computePlazoDe, isMismoPlazo } from '../../rules/reloj/plazo.ts';
import { findDiasNoHabiles, findHoraDeCorte } from '../calendario/calendario.queries.ts';
import { findPlazos } from '../calendario/plazos.queries.ts';
import type { SuscriptorSolicitud } from '../port.ts';
import { closeSuspension } from '../reloj/suspensiones.repository.ts';
import { notifySeguidores } from '../seguimiento/notify-seguidores.ts';
import { notifySolicitud } from '../solicitudes/notify-solicitud.ts';
import { findSolicitudRow, type SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { addPaso } from '../solicitudes/solicitudes.repository.ts';
import { updateServicioDePaso } from './update-servicio.ts';

/** Subscribers of later contexts for the steps of a request and of its servicio. */
export interface Suscriptores {
  /** Called when a request took a step. */
  readonly alMover: readonly SuscriptorSolicitud[];
  /** Called when the state of a servicio changed. */
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

export interface PasoDado {
  readonly accion: AccionSolicitud;
  readonly motivo: string;
  /** Whom it is assigned to. */
  readonly consultorId?: number | null;
  /** Null where the term ended by itself. */
  readonly usuarioId: number | null;
  /**
   * The request goes back to the consultor who returned it, in the transaction that files it again: they are told by
   * themselves, nobody else has to act, and their term is counted as that of a filing.
   */
  readonly esVuelta?: boolean;
}

/**
 * The term after a step: one that stays inside it leaves it as it runs or stands still, any other begins the next and
 * ends a suspension. A filing counts as of the next working day when it comes late.
 */
async function updatePlazo(
  trx: Transaction<DatabaseSchema>,
  row: SolicitudRow,
  {
    accion,
    hasta,
    esVuelta = false,
  }: Pick<PasoDado, 'accion' | 'esVuelta'> & { readonly hasta: EstadoSolicitud },
): Promise<UpdateObject<DatabaseSchema, 'solicitudes'>> {
  const isVigente = row.fecha_vencimiento !== null || row.suspendida_desde !== null;
  if (isVigente && isMismoPlazo(row.estado, hasta)) return {};
  const [plazos, horaCorte, { dias }] = [
    await findPlazos(trx),
    await findHoraDeCorte(trx),
    await findDiasNoHabiles(trx),
  ];
  const ahora = new Date();
  const [hoy, calendario] = [toColombianDay(ahora), toCalendario(dias, row.nit)];
  if (row.suspendida_desde !== null) await closeSuspension(trx, row.id, hoy);
  const inicio =
    accion === 'radicar' || esVuelta
      ? computeDiaDeRadicacion({ dia: hoy, hora: hourOf(ahora) }, horaCorte, calendario)
      : hoy;
  const plazo = computePlazoDe(hasta, inicio, plazos, calendario);
  return {
    fecha_vencimiento: plazo?.venceEn ?? null,
    plazo_desde: plazo?.desde ?? null,
    plazo_dias: plazo?.dias ?? null,
  };
}

/**
 * Moves a locked request one step of its life: the servicio, its columns, the step, word to who acts next and to the
 * later contexts.
 *
 * @returns what the audit trail keeps of it
 */
export async function updateEstadoSolicitud(
  trx: Transaction<DatabaseSchema>,
  row: SolicitudRow,
  { accion, motivo, consultorId, usuarioId, esVuelta = false }: PasoDado,
  origin: AuditOrigin,
  { alMover, alCambiarServicio }: Suscriptores,
): Promise<AuditDetail> {
  const hasta = findSiguiente(accion, row);
  if (!hasta) throw new Error(`No step ${accion} begins in ${row.estado}.`);
  const columns = await updateServicioDePaso(trx, { accion, hasta, row }, { origin, alCambiarServicio });
  const plazo = await updatePlazo(trx, row, { accion, hasta, esVuelta });
  const asignada = accion === 'asignar' ? { consultor_id: consultorId ?? null } : {};
  await addPaso(
    trx,
    { solicitudId: row.id, accion, desdeId: row.estado_id, hasta, motivo, usuarioId },
    { ...columns, ...asignada, ...plazo },
  );
  const after = await findSolicitudRow(trx, row.id);
  if (!after) throw new Error('A request that moved is gone.');
  const avisados = esVuelta
    ? [after.consultor_id]
    : await notifySolicitud(trx, accion, after, { motivo, quien: usuarioId });
  await notifySeguidores(trx, after, { accion, desde: row.estado, quien: usuarioId, avisados });
  for (const hear of alMover) await hear(trx, { solicitudId: row.id });
  const state = ({ estado, radicado, consultor_id }: SolicitudRow) => ({
    estado,
    radicado,
    consultorId: consultor_id,
  });
  return {
    antes: state(row),
    despues: state(after),
    ...(motivo === '' ? {} : { motivo }),
  };
}
