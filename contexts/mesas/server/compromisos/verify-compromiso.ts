import type { DatabaseSchema } from '@marco/database';
import { listFaults, refuseCommon } from '@marco/server-kit';
import { hasEstadoServicioAlcanzado } from '@marco/servicios/port';
import type { Transaction } from 'kysely';
import type { DatosCompromiso } from '../../contract/index.ts';
import {
  computeVencimiento,
  type ErroresCompromiso,
  findErroresCompromiso,
} from '../../rules/compromisos/datos-compromiso.ts';
import { listParticipantes, listVinculados } from '../mesas/gestion-mesa.queries.ts';
import { findEstados, hasElemento, listResponsables } from './compromisos.queries.ts';
import type { CompromisoVerificado } from './compromisos.repository.ts';
import { toEstados } from './estados-comparados.ts';
import { findErroresSolicitud } from './verify-solicitud.ts';

type Running = Transaction<DatabaseSchema>;

/** Where and when it was agreed. */
export interface Acuerdo {
  readonly idMesa: number;
  readonly acordadoEn: string;
}

/** A servicio and the state it must reach. */
interface Meta {
  readonly idServicio: number | null;
  readonly idEstadoServicio: number | null;
}

/**
 * Refuses what breaks a rule of the form, an entity that does not take part in the mesa, an account of another entity
 * and a servicio or a request that is not of the mesa or has reached the state already.
 *
 * @throws SOLICITUD_INVALIDA with the message of each field
 */
export async function verifyCompromiso(
  transaction: Running,
  datos: DatosCompromiso,
  { idMesa, acordadoEn }: Acuerdo,
): Promise<CompromisoVerificado> {
  const errores = {
    ...(await findErroresResponsable(transaction, datos, idMesa)),
    ...(await findErroresMeta(transaction, datos, idMesa)),
    ...(await findErroresElemento(transaction, datos)),
    ...(await findErroresSolicitud(transaction, datos, idMesa)),
    ...findErroresCompromiso(datos, acordadoEn),
  };
  const detalles = listFaults(errores);
  const { idEntidad } = datos;
  if (detalles.length > 0 || idEntidad === null) throw refuseCommon('SOLICITUD_INVALIDA', detalles);
  return { ...datos, idEntidad, venceEn: computeVencimiento(acordadoEn, datos) };
}

async function findErroresResponsable(
  transaction: Running,
  { idEntidad, idResponsable }: DatosCompromiso,
  idMesa: number,
): Promise<ErroresCompromiso> {
  const errores: ErroresCompromiso = {};
  const participantes = await listParticipantes(transaction, idMesa);
  if (idEntidad !== null && !participantes.some(({ id }) => id === idEntidad))
    errores.idEntidad = 'La entidad no participa en la mesa.';
  if (idResponsable !== null) {
    const people = await listResponsables(transaction, idMesa);
    if (!people.some((person) => person.id === idResponsable && person.idEntidad === idEntidad))
      errores.idResponsable = 'Esa persona no tiene una cuenta activa en la entidad responsable.';
  }
  return errores;
}

async function findErroresMeta(
  transaction: Running,
  { idServicio, idEstadoServicio }: DatosCompromiso,
  idMesa: number,
): Promise<ErroresCompromiso> {
  if (idServicio === null || idEstadoServicio === null) return {};
  const vinculados = await listVinculados(transaction, idMesa);
  if (!vinculados.some(({ id }) => id === idServicio))
    return { idServicio: 'El servicio no está vinculado a la mesa.' };
  const alcanzado = await hasReachedMeta(transaction, { idServicio, idEstadoServicio });
  if (alcanzado === undefined) return { idEstadoServicio: 'El estado no existe.' };
  return alcanzado ? { idEstadoServicio: 'El servicio ya llegó a ese estado. Elija uno posterior.' } : {};
}

async function findErroresElemento(
  transaction: Running,
  { idElemento }: DatosCompromiso,
): Promise<ErroresCompromiso> {
  if (idElemento === null || (await hasElemento(transaction, idElemento))) return {};
  return { idElemento: 'El elemento de dato no existe.' };
}

/** Whether the servicio reached the state that fulfils the commitment; undefined without either. */
export async function hasReachedMeta(
  transaction: Running,
  { idServicio, idEstadoServicio }: Meta,
): Promise<boolean | undefined> {
  if (idServicio === null || idEstadoServicio === null) return undefined;
  const estados = await findEstados(transaction, idServicio, idEstadoServicio);
  return estados && hasEstadoServicioAlcanzado(...toEstados(estados));
}
