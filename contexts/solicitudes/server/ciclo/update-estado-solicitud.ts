import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { AuditDetail, AuditOrigin } from '@marco/server-kit';
import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { Transaction } from 'kysely';
import type { AccionSolicitud } from '../../contract/terms.ts';
import { CICLO_DE_VIDA } from '../../rules/ciclo/ciclo-de-vida.ts';
import { computeVencimiento } from '../../rules/ciclo/plazo.ts';
import type { SuscriptorSolicitud } from '../port.ts';
import { findSolicitudRow, type SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { addPaso } from '../solicitudes/solicitudes.repository.ts';
import { notifySolicitud } from './notify-solicitud.ts';
import { findPlazos } from './plazos.queries.ts';
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
}

/**
 * Moves a locked request to its next state: it writes the servicio, the columns and the step, and informs the people
 * who act next and the later contexts.
 *
 * @returns what the audit trail keeps of it
 */
export async function updateEstadoSolicitud(
  trx: Transaction<DatabaseSchema>,
  row: SolicitudRow,
  { accion, motivo, consultorId, usuarioId }: PasoDado,
  origin: AuditOrigin,
  { alMover, alCambiarServicio }: Suscriptores,
): Promise<AuditDetail> {
  const hasta = CICLO_DE_VIDA[accion].de[row.estado];
  if (!hasta) throw new Error(`No step ${accion} begins in ${row.estado}.`);
  const columns = await updateServicioDePaso(trx, { accion, hasta, row }, { origin, alCambiarServicio });
  const vence = computeVencimiento(
    { desde: row.estado, hasta, actual: row.fecha_vencimiento },
    toColombianDay(new Date()),
    await findPlazos(trx),
  );
  const asignada = accion === 'asignar' ? { consultor_id: consultorId ?? null } : {};
  await addPaso(
    trx,
    { solicitudId: row.id, accion, desdeId: row.estado_id, hasta, motivo, usuarioId },
    { ...columns, ...asignada, fecha_vencimiento: vence },
  );
  const after = await findSolicitudRow(trx, row.id);
  if (!after) throw new Error('A request that moved is gone.');
  await notifySolicitud(trx, accion, after, { motivo, quien: usuarioId });
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
