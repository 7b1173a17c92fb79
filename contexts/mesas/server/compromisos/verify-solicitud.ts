import type { DatabaseSchema } from '@marco/database';
import { hasEstadoSolicitudAlcanzado } from '@marco/solicitudes/port';
import type { Transaction } from 'kysely';
import type { ErroresCompromiso } from '../../rules/compromisos/datos-compromiso.ts';
import { listParticipantes } from '../mesas/gestion-mesa.queries.ts';
import { findSolicitudConMeta } from './solicitudes-compromiso.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** A request and the state it must reach. */
interface Meta {
  readonly idSolicitud: number | null;
  readonly idEstadoSolicitud: number | null;
}

/**
 * Why a commitment cannot wait for a request: it was not filed, its entity does not take part in the mesa, it is
 * closed, or it is in that state already.
 */
export async function findErroresSolicitud(
  transaction: Running,
  { idSolicitud, idEstadoSolicitud }: Meta,
  idMesa: number,
): Promise<ErroresCompromiso> {
  if (idSolicitud === null || idEstadoSolicitud === null) return {};
  const solicitud = await findSolicitudConMeta(transaction, idSolicitud, idEstadoSolicitud);
  // A draft is visible only to its entity, so the mesas must not know of it.
  if (!solicitud || solicitud.radicada_en === null)
    return { idSolicitud: 'La solicitud no existe o no se ha radicado.' };
  const participantes = await listParticipantes(transaction, idMesa);
  if (!participantes.some(({ id }) => id === solicitud.entidad_id))
    return { idSolicitud: 'La solicitud no es de una entidad de la mesa.' };
  const { meta_codigo: codigo, meta_orden: orden } = solicitud;
  if (codigo === null || orden === null) return { idEstadoSolicitud: 'El estado no existe.' };
  if (
    hasEstadoSolicitudAlcanzado(
      { codigo: solicitud.actual_codigo, orden: solicitud.actual_orden },
      { codigo, orden },
    )
  )
    return { idEstadoSolicitud: 'La solicitud ya llegó a ese estado. Elija uno posterior.' };
  return solicitud.cerrado
    ? { idSolicitud: 'La solicitud está cerrada y no llegará a otro estado. Elija otra.' }
    : {};
}

/** Whether the request reached the state that fulfils the commitment. */
export async function hasReachedSolicitud(
  transaction: Running,
  { idSolicitud, idEstadoSolicitud }: Meta,
): Promise<boolean> {
  if (idSolicitud === null || idEstadoSolicitud === null) return false;
  const solicitud = await findSolicitudConMeta(transaction, idSolicitud, idEstadoSolicitud);
  if (!solicitud || solicitud.meta_codigo === null || solicitud.meta_orden === null) return false;
  return hasEstadoSolicitudAlcanzado(
    { codigo: solicitud.actual_codigo, orden: solicitud.actual_orden },
    { codigo: solicitud.meta_codigo, orden: solicitud.meta_orden },
  );
}
