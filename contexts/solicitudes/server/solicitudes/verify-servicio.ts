import type { DatabaseSchema } from '@marco/database';
import { refuse, refuseAt, refuseField } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { type DatosServicio, solicitudesErrors } from '../../contract/index.ts';
import type { Nivel, TipoSolicitud } from '../../contract/terms.ts';
import { explainEnCurso } from '../../rules/ciclo/can-act-on-solicitud.ts';
import {
  ESTADO_NIVEL_UNO,
  findNombreDeServicio,
  hasDominioActivo,
  hasServicioAlcanzado,
  listAbiertasDeServicios,
  startTurnoDeServicio,
} from './servicio-solicitud.queries.ts';

type Running = Transaction<DatabaseSchema>;

/**
 * The servicio of a draft: one of the directory, of the entity that asks, with the name it has there, or a new one by
 * its name.
 *
 * @throws SERVICIO_NO_ENCONTRADO, SOLICITUD_INVALIDA at servicioNombre
 */
export async function verifyServicio(
  trx: Running,
  { servicioId, servicioNombre }: Pick<DatosServicio, 'servicioId' | 'servicioNombre'>,
  entidadId: number,
): Promise<{ tipo: TipoSolicitud; servicioNombre: string }> {
  if (servicioId === null) {
    if (servicioNombre === '') throw refuseField('servicioNombre', 'Escriba el nombre del servicio.');
    return { tipo: 'nueva', servicioNombre };
  }
  const nombre = await findNombreDeServicio(trx, servicioId, entidadId);
  if (nombre === undefined) throw refuseAt(solicitudesErrors, 'SERVICIO_NO_ENCONTRADO', 'servicioId');
  const reached = await hasServicioAlcanzado(trx, servicioId, ESTADO_NIVEL_UNO);
  return { tipo: reached ? 'actualizacion' : 'nueva', servicioNombre: nombre };
}

/** @throws SOLICITUD_EN_CURSO when the servicio has a request of the level already, filed or in draft */
export async function requireSinSolicitud(
  trx: Running,
  { servicioId, nivel }: { readonly servicioId: number | null; readonly nivel: Nivel },
  propia?: number,
) {
  if (servicioId === null) return;
  // Two that begin at once follow one another: the second sees the draft of the first.
  await startTurnoDeServicio(trx, servicioId);
  const abierta = (await listAbiertasDeServicios(trx, [servicioId], nivel)).get(servicioId);
  if (abierta && abierta.id !== propia)
    throw refuse(solicitudesErrors, 'SOLICITUD_EN_CURSO', [{ mensaje: explainEnCurso(abierta) }]);
}

/** @throws SOLICITUD_INVALIDA at dominioId, unless it is the one it had */
export async function verifyDominio(
  trx: Running,
  dominioId: number | null | undefined,
  actual: number | null,
) {
  if (dominioId == null || dominioId === actual) return;
  if (!(await hasDominioActivo(trx, dominioId)))
    throw refuseField('dominioId', 'El dominio no existe o está inactivo.');
}
