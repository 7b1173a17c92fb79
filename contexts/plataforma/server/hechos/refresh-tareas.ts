import { addWorkingDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findParametroFilas, getParametroEntero } from '@marco/parametros/port';
import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
import { findPlazosDelOperador, type SuscriptorSolicitud } from '@marco/solicitudes/port';
import type { Kysely, Transaction } from 'kysely';
import { findUltimoMesCerrado } from '../../rules/servicios/meses.ts';
import {
  type AlcanceDeCambio,
  type FinesDeTareas,
  findServicioDeNivelTres,
  refreshTareasDeCambio,
  refreshTodasLasTareas,
} from './hechos.repository.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

async function findFines(database: Database): Promise<FinesDeTareas> {
  const [operador, permisos, { publicar }, { filas }] = await Promise.all([
    getParametroEntero(database, 'plataforma.diasOperador'),
    getParametroEntero(database, 'plataforma.diasPermisos'),
    findPlazosDelOperador(database),
    findParametroFilas(database, 'calendario.diasNoHabiles'),
  ]);
  // Those of one entidad are no days without work of the operator.
  const extra = new Set(
    filas.filter(({ alcance }) => alcance === 'nacional').map(({ fecha }) => String(fecha)),
  );
  const hoy = toColombianDay(new Date());
  const delOperador = addWorkingDays(hoy, operador, extra);
  return {
    hoy,
    mes: findUltimoMesCerrado(hoy),
    registrar: delOperador,
    deriva: delOperador,
    publicar: addWorkingDays(hoy, publicar, extra),
    permiso: addWorkingDays(hoy, permisos, extra),
  };
}

/**
 * What waits for the operator follows from what is stored: levels that were reached, acuerdos and the permissions that
 * stand, contracts that were compared, and certificates that end. So no event can be lost, and the same one twice does no harm.
 */
export async function refreshTareas(trx: Running): Promise<void> {
  await refreshTodasLasTareas(trx, await findFines(trx));
}

/** The same of what a change may have touched, in its transaction; what nobody tells of is found by the chore. */
export async function refreshTareasDe(trx: Running, alcance: AlcanceDeCambio): Promise<void> {
  await refreshTareasDeCambio(trx, alcance, await findFines(trx));
}

/** The same as a chore. */
export function refreshTareasALaHora(database: Database): Promise<void> {
  return database.transaction().execute(refreshTareas);
}

/** A version that reached a level waits for the operator at once. */
export const refreshTareasDeServicio: SuscriptorEstadoServicio = (trx, { servicioId }) =>
  refreshTareasDe(trx, { servicios: [servicioId] });

/** The concept of a request of level 3 is asked for and given by its steps, and its version is certified by one. */
export const refreshTareasDeSolicitud: SuscriptorSolicitud = async (trx, { solicitudId }) => {
  const servicioId = await findServicioDeNivelTres(trx, solicitudId);
  if (servicioId !== undefined) await refreshTareasDe(trx, { solicitudId, servicios: [servicioId] });
};
