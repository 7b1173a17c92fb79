import { presentDecision } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import {
  type AppError,
  type AuditDetail,
  type CallContext,
  refuse,
  refuseAt,
  requireAllowed,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import type { Nivel } from '../../contract/terms.ts';
import type { AccionDecidida, QuienTramita, RazonSolicitud } from '../../rules/ciclo/can-act-on-solicitud.ts';
import {
  isVisible,
  type ParteEstable,
  readSolicitud,
  readSolicitudDecidida,
  type SolicitudDecidida,
} from './present-solicitud.ts';
import { toQuienTramita } from './quien-tramita.ts';
import { findLockedSolicitudRow, findSolicitudRow, type SolicitudRow } from './solicitud-row.queries.ts';
import { updateVersionDeFila } from './solicitudes.repository.ts';

type Running = Transaction<DatabaseSchema>;

/** What a broken constraint means to a person. */
export const REFUSALS: Readonly<Record<string, () => AppError>> = {
  solicitudes_en_curso_unica: () => refuse(solicitudesErrors, 'SOLICITUD_EN_CURSO'),
  servicios_nombre_key: () => refuseAt(solicitudesErrors, 'SERVICIO_REPETIDO', 'servicioNombre'),
};

export interface CambioDeSolicitud {
  /** Action of the audit trail. */
  readonly action: string;
  readonly id: number;
  /** What the rules have to allow. */
  readonly accion: AccionDecidida;
  /** Level whose requests alone it changes; absent: any. */
  readonly nivel?: Nivel;
  /** Whether it changes what the entity wrote and attached, which then is read again. */
  readonly isEdicion?: boolean;
  /** Writes the change of the locked request; answers what the audit keeps of it. */
  readonly apply: (
    trx: Running,
    row: SolicitudRow,
    solicitud: Solicitud,
    quien: QuienTramita,
  ) => Promise<AuditDetail>;
}

/**
 * Every write about a request uses this function. It locks the row, compares the version that the caller saw, asks
 * the rule with its state, and writes the change and its audit event.
 *
 * @throws SOLICITUD_NO_ENCONTRADA, VERSION_DISTINTA, SOLICITUD_DE_OTRO_NIVEL, SOLICITUD_ACCION_NO_PERMITIDA or SOLICITUD_INCOMPLETA with the
 * reasons of the rule
 */
export function updateLockedSolicitud(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  cambio: CambioDeSolicitud,
): Promise<Solicitud> {
  return runLocked(database, context, cambio, async (trx, { id }, quien, estable) => {
    await updateVersionDeFila(trx, id);
    const after = await findSolicitudRow(trx, id);
    if (!after) throw new Error('A locked request is gone.');
    return readSolicitud(trx, after, quien, cambio.isEdicion ? undefined : estable);
  });
}

/** The same for a change that deletes the request. */
export function deleteLockedSolicitud(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  cambio: CambioDeSolicitud,
): Promise<{ id: number }> {
  return runLocked(database, context, cambio, (_trx, { id }) => Promise.resolve({ id }));
}

function runLocked<Result>(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  { action, id, accion, nivel, apply }: CambioDeSolicitud,
  present: (trx: Running, row: SolicitudRow, quien: QuienTramita, estable: ParteEstable) => Promise<Result>,
): Promise<Result> {
  const quien = toQuienTramita(context);
  const intent = { action, objectType: 'solicitud', objectId: id };
  return updateLocked(database, context, {
    intent,
    refusals: REFUSALS,
    lock: async (trx) => {
      const row = await findLockedSolicitudRow(trx, id);
      if (!row || !isVisible(row, quien)) throw refuse(solicitudesErrors, 'SOLICITUD_NO_ENCONTRADA');
      return { row, version: row.version, ...(await readSolicitudDecidida(trx, row, quien)) };
    },
    present: (_trx, { solicitud }) => solicitud,
    verify: (_trx, decidida) => {
      // What a level has of its own, a request that ends a version does not have.
      if (nivel !== undefined && (nivel !== decidida.row.nivel || decidida.row.tipo === 'retiro'))
        throw refuse(solicitudesErrors, 'SOLICITUD_DE_OTRO_NIVEL');
      requirePermitida(accion, decidida);
    },
    apply: async (trx, { row, solicitud, estable }) => {
      const detail = await apply(trx, row, solicitud, quien);
      return { detail, result: await present(trx, row, quien, estable) };
    },
  });
}

/** The error each reason is answered with. */
const CODIGOS: Readonly<Record<RazonSolicitud, 'SOLICITUD_INCOMPLETA' | 'SOLICITUD_ACCION_NO_PERMITIDA'>> = {
  permiso: 'SOLICITUD_ACCION_NO_PERMITIDA',
  papel: 'SOLICITUD_ACCION_NO_PERMITIDA',
  estado: 'SOLICITUD_ACCION_NO_PERMITIDA',
  nivel: 'SOLICITUD_ACCION_NO_PERMITIDA',
  tipo: 'SOLICITUD_ACCION_NO_PERMITIDA',
  completa: 'SOLICITUD_INCOMPLETA',
  respondida: 'SOLICITUD_INCOMPLETA',
  catalogada: 'SOLICITUD_INCOMPLETA',
  evaluable: 'SOLICITUD_INCOMPLETA',
  conforme: 'SOLICITUD_INCOMPLETA',
  conceptuable: 'SOLICITUD_INCOMPLETA',
  verificada: 'SOLICITUD_INCOMPLETA',
  aprobada: 'SOLICITUD_INCOMPLETA',
  cumplida: 'SOLICITUD_INCOMPLETA',
  enTermino: 'SOLICITUD_ACCION_NO_PERMITIDA',
  suspendida: 'SOLICITUD_ACCION_NO_PERMITIDA',
  prorrogable: 'SOLICITUD_ACCION_NO_PERMITIDA',
};

/** Missing parts are reported at their fields: `pendientes` are those of the next step of its state. */
function requirePermitida(accion: AccionDecidida, { solicitud, decisiones }: SolicitudDecidida): void {
  const decision = decisiones[accion];
  if (decision.reasons.some(({ code }) => CODIGOS[code] === 'SOLICITUD_INCOMPLETA'))
    throw refuse(solicitudesErrors, 'SOLICITUD_INCOMPLETA', solicitud.pendientes);
  requireAllowed(presentDecision(decision), solicitudesErrors, 'SOLICITUD_ACCION_NO_PERMITIDA');
}
