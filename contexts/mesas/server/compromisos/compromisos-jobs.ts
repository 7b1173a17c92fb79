import { presentTerm } from '@marco/contract-kit/term-text';
import { addWorkingDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import { addJob, type JobHandler } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { DIAS_POR_VENCER } from '../../contract/terms.ts';
import { findClaveDeAviso, findDiaDeAvisos } from '../../rules/compromisos/aviso-compromiso.ts';
import { computePlazo } from '../../rules/compromisos/plazo-compromiso.ts';
import { cerrarCumplidos } from './close-cumplidos.ts';
import { findCompromiso } from './compromisos.queries.ts';
import { notifyPlazo, toAvisado } from './notify-compromiso.ts';
import { listVencenAntes } from './vencimientos.queries.ts';

const PREPARAR = 'preparar-avisos-compromisos';
const AVISAR = 'avisar-compromiso';
const HORA_HABITUAL = 7;
const DIAS_REPETIR = 7;

/**
 * Every working day, from the hour of the parameter on: one job for each reminder that is due. Its key names the
 * reminder, so that each is sent once however often anybody looks.
 */
const prepararAvisos: JobHandler<DatabaseSchema> = {
  kind: PREPARAR,
  findDueKey: async (database, now) =>
    findDiaDeAvisos(now, await findParametroEntero(database, 'mesas.compromisosHoraAviso', HORA_HABITUAL)),
  run: async (transaction, { clave }) => {
    const hoy = String(clave);
    const diasAviso = await findDiasAviso(transaction);
    const diasRepetir = await findParametroEntero(transaction, 'mesas.compromisosDiasRepetir', DIAS_REPETIR);
    for (const { id, fecha_vencimiento: venceEn } of await listVencenAntes(
      transaction,
      addWorkingDays(hoy, diasAviso + 1),
    )) {
      const plazo = computePlazo({ estado: 'abierto', mesaActiva: true, venceEn }, hoy, diasAviso);
      const key = findClaveDeAviso({ id, venceEn }, plazo, { hoy, diasRepetir });
      if (key !== undefined) await addJob(transaction, { kind: AVISAR, key, payload: { id, venceEn } });
    }
  },
};

/** Tells who answers for one commitment; nothing once it was closed, or due another day, meanwhile. */
const avisar: JobHandler<DatabaseSchema> = {
  kind: AVISAR,
  run: (transaction, { id, venceEn }) => sendAviso(transaction, Number(id), String(venceEn)),
};

async function sendAviso(
  transaction: Transaction<DatabaseSchema>,
  id: number,
  venceEn: string,
): Promise<void> {
  const row = await findCompromiso(transaction, id);
  if (row?.fecha_vencimiento !== venceEn) return;
  const hoy = toColombianDay(new Date());
  const plazo = computePlazo(
    { estado: row.estado, mesaActiva: row.mesa_activa, venceEn },
    hoy,
    await findDiasAviso(transaction),
  );
  const { situacion, diasHabiles } = plazo;
  const texto = presentTerm({ diasHabiles, isOver: situacion === 'vencido' }, 'Venció').toLowerCase();
  if (situacion === 'vencido') await notifyPlazo(transaction, 'compromiso-vencido', toAvisado(row), texto);
  if (situacion === 'por-vencer')
    await notifyPlazo(transaction, 'compromiso-por-vencer', toAvisado(row), texto);
}

function findDiasAviso(transaction: Transaction<DatabaseSchema>): Promise<number> {
  return findParametroEntero(transaction, 'mesas.compromisosDiasAviso', DIAS_POR_VENCER);
}

/** Reminders of the commitments. */
const recordarCompromisos: readonly JobHandler<DatabaseSchema>[] = [prepararAvisos, avisar];

/** Work about the commitments that no request waits for. */
export function createCompromisosJobs(): readonly JobHandler<DatabaseSchema>[] {
  return [...recordarCompromisos, cerrarCumplidos];
}
