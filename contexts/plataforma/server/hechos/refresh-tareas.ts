import { addWorkingDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero, findParametroFilas } from '@marco/parametros/port';
import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { SuscriptorSolicitud } from '@marco/solicitudes/port';
import type { Kysely, Transaction } from 'kysely';
import { type FinesDeTareas, isDeNivelTres, refreshTareasDeHechos } from './hechos.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** Working days the operator has, where no parameter says otherwise. */
const DIAS_OPERADOR = 10;
const DIAS_PUBLICAR = 20;

async function findFines(database: Database): Promise<FinesDeTareas> {
  const [operador, publicar, { filas }] = await Promise.all([
    findParametroEntero(database, 'plataforma.diasOperador', DIAS_OPERADOR),
    findParametroEntero(database, 'solicitudes.diasPublicar', DIAS_PUBLICAR),
    findParametroFilas(database, 'calendario.diasNoHabiles'),
  ]);
  // Those of one entidad are no days without work of the operator.
  const extra = new Set(
    filas.filter(({ alcance }) => alcance === 'nacional').map(({ fecha }) => String(fecha)),
  );
  const hoy = toColombianDay(new Date());
  const delOperador = addWorkingDays(hoy, operador, extra);
  return { hoy, registrar: delOperador, deriva: delOperador, publicar: addWorkingDays(hoy, publicar, extra) };
}

/**
 * What waits for the operator follows from what is stored: levels that were reached, contracts that were compared, and
 * certificates that end. So no event can be lost, and the same one twice does no harm.
 */
export async function refreshTareas(trx: Transaction<DatabaseSchema>): Promise<void> {
  await refreshTareasDeHechos(trx, await findFines(trx));
}

/** The same as a chore. */
export function refreshTareasALaHora(database: Database): Promise<void> {
  return database.transaction().execute(refreshTareas);
}

/** A version that reached a level waits for the operator at once. */
export const refreshTareasDeServicio: SuscriptorEstadoServicio = (trx) => refreshTareas(trx);

/** The concept of a request of level 3 is asked for and given by its steps. */
export const refreshTareasDeSolicitud: SuscriptorSolicitud = async (trx, { solicitudId }) => {
  if (await isDeNivelTres(trx, solicitudId)) await refreshTareas(trx);
};
