import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { EstadoSolicitud } from '../../contract/terms.ts';

/** Somebody of the ministry who conceptualises requests. */
export interface ConsultorPosible {
  readonly id: number;
  /** Entities they also work for, in a rol that is not of the ministry. */
  readonly entidades: readonly number[];
}

/** What of a request decides who may take it. */
export interface SolicitudPorLlevar {
  readonly estado: EstadoSolicitud;
  readonly consultorId: number | null;
  readonly solicitanteId: number;
  readonly entidadId: number;
}

/**
 * Whether a request may be given to somebody: an active person of the ministry who handles requests, who did not make it
 * and does not work for the entity that asks. A control of the public sector: nobody evaluates what they or theirs ask for.
 *
 * @param consultor undefined where no such person handles requests
 */
export function canLlevar(
  { estado, consultorId, solicitanteId, entidadId }: SolicitudPorLlevar,
  consultor: ConsultorPosible | undefined,
): Decision {
  if (!consultor) return refuseWith('Elija una persona activa del ministerio que tramite solicitudes.');
  const { id, entidades } = consultor;
  if (estado !== 'radicada' && id === consultorId)
    return refuseWith('La solicitud ya está asignada a esa persona.');
  if (id === solicitanteId)
    return refuseWith('Quien hizo la solicitud no puede tramitarla: asígnela a otra persona.');
  if (entidades.includes(entidadId))
    return refuseWith('Esa persona también trabaja por la entidad que hace la solicitud: asígnela a otra.');
  return ALLOWED;
}
