import { formatLongDay } from '@marco/country/day-text';
import { startOfDay } from '@marco/country/local-time';
import { addDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { addJob, createSystemOrigin, type JobHandler, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { NIVELES } from '../../contract/terms.ts';
import { computeUltimoDiaDeNuevo, toCalendario } from '../../rules/reloj/calendario.ts';
import { computeCalibracion, DIAS_DE_HISTORIA, toMuestras } from '../../rules/reloj/calibracion.ts';
import { isEnCalendario } from '../../rules/reloj/plazo.ts';
import { computePronostico } from '../../rules/reloj/pronostico.ts';
import { findDiasNoHabiles, findPlazos } from '../calendario/calendario.queries.ts';
import { notifyPlazo } from '../solicitudes/notify-solicitud.ts';
import { findLockedSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { updateColumns, updateVersionDeFila } from '../solicitudes/solicitudes.repository.ts';
import { listCasosCerrados, listSinPronostico } from './historias.queries.ts';
import { addPronosticos, saveHistoria } from './historias.repository.ts';
import { submitPasoReloj } from './submit-paso-reloj.ts';
import { listConTermino, listPorReanudar } from './suspensiones.queries.ts';

type Running = Transaction<DatabaseSchema>;

const REANUDAR = 'reanudar-plazo-solicitud';
const RECALCULAR = 'recalcular-plazo-solicitud';

/** As long as some suspension reached its day: one job for each, so that one that fails keeps no other waiting. */
const prepararReanudaciones: JobHandler<DatabaseSchema> = {
  kind: 'preparar-reanudaciones',
  findDueKey: async (database, now) => {
    const hoy = toColombianDay(now);
    const due = await listPorReanudar(database, hoy);
    return due.length > 0 ? `${hoy}:${due.at(-1)}` : undefined;
  },
  run: async (trx, { clave }) => {
    const hoy = String(clave).slice(0, 10);
    for (const id of await listPorReanudar(trx, hoy))
      await addJob(trx, { kind: REANUDAR, key: `${id}:${hoy}`, payload: { id } });
  },
};

/** Lets a term run again on its day; nothing once somebody did, or said another day. */
const reanudar: JobHandler<DatabaseSchema> = {
  kind: REANUDAR,
  run: async (trx, { id }) => {
    const row = await findLockedSolicitudRow(trx, Number(id));
    if (row?.reanuda_en == null || row.reanuda_en > toColombianDay(new Date())) return;
    const motivo = 'Llegó el día hasta el que el plazo estaba suspendido.';
    const detail = await submitPasoReloj(trx, row, { accion: 'reanudarPlazo', motivo, usuarioId: null }, 0);
    await updateVersionDeFila(trx, row.id);
    await writeAudit(trx, createSystemOrigin(), {
      action: 'reanudar-plazo',
      objectType: 'solicitud',
      objectId: row.id,
      result: 'exito',
      detail,
    });
  },
};

/** Once for each version of the list of days without work: one job for each term that runs. */
const prepararRecalculo: JobHandler<DatabaseSchema> = {
  kind: 'preparar-recalculo-plazos',
  findDueKey: async (database) => {
    const { version } = await findDiasNoHabiles(database);
    // The list as the product brings it moved no term.
    return version > 1 ? `v${version}` : undefined;
  },
  run: async (trx, { clave }) => {
    for (const id of await listConTermino(trx))
      await addJob(trx, { kind: RECALCULAR, key: `${id}:${String(clave)}`, payload: { id } });
  },
};

/** Computes the last day of a term with the days without work of now, and tells when it moved. */
async function recompute(trx: Running, id: number): Promise<void> {
  const row = await findLockedSolicitudRow(trx, id);
  if (row?.fecha_vencimiento == null || row.plazo_desde === null || row.plazo_dias === null) return;
  const { dias } = await findDiasNoHabiles(trx);
  const actual = row.fecha_vencimiento;
  const termino = {
    desde: row.plazo_desde,
    dias: row.plazo_dias,
    enCalendario: isEnCalendario(row.estado),
  };
  const hoy = toColombianDay(new Date());
  const venceEn = computeUltimoDiaDeNuevo(termino, actual, hoy, toCalendario(dias, row.nit));
  if (venceEn === actual) return;
  await updateColumns(trx, id, { fecha_vencimiento: venceEn });
  await updateVersionDeFila(trx, id);
  const motivo = 'Cambiaron los días no hábiles del calendario.';
  const cambio = `pasó del ${formatLongDay(actual)} al ${formatLongDay(venceEn)}`;
  await notifyPlazo(trx, row, { cambio, motivo, quien: null });
  await writeAudit(trx, createSystemOrigin(), {
    action: 'recalcular-plazo',
    objectType: 'solicitud',
    objectId: id,
    result: 'exito',
    detail: { antes: { venceEn: actual }, despues: { venceEn }, motivo },
  });
}

const recalcular: JobHandler<DatabaseSchema> = {
  kind: RECALCULAR,
  run: (trx, { id }) => recompute(trx, Number(id)),
};

/** Every day: what the forecasts of each level draw from, and how those of the past came out. */
const calcularHistorias: JobHandler<DatabaseSchema> = {
  kind: 'calcular-historias-solicitudes',
  findDueKey: async (_database, now) => toColombianDay(now),
  run: async (trx, { clave }) => {
    const hoy = String(clave);
    const { dias } = await findDiasNoHabiles(trx);
    for (const nivel of NIVELES) {
      const casos = await listCasosCerrados(trx, nivel, { hoy }, dias);
      const calibracion = computeCalibracion(nivel, casos);
      await saveHistoria(trx, nivel, { hoy, muestras: toMuestras(nivel, casos), calibracion });
    }
  },
};

/** Forecasts one run keeps; where more are missing, the next one follows. */
const PRONOSTICOS_POR_VEZ = 200;

const startOfHistoria = (now: Date) => startOfDay(addDays(toColombianDay(now), -DIAS_DE_HISTORIA));

/**
 * Keeps what was forecast of each request when it was filed, from what had been certified before that day: of what was filed since
 * yesterday, and once of the two years before.
 */
const guardarPronosticos: JobHandler<DatabaseSchema> = {
  kind: 'guardar-pronosticos-solicitudes',
  findDueKey: async (database, now) => {
    const [primera] = await listSinPronostico(database, startOfHistoria(now), 1);
    return primera && `${toColombianDay(now)}:${primera.id}`;
  },
  run: async (trx) => {
    const pendientes = await listSinPronostico(trx, startOfHistoria(new Date()), PRONOSTICOS_POR_VEZ);
    const { dias } = await findDiasNoHabiles(trx);
    const plazos = await findPlazos(trx);
    for (const [, suyas] of Map.groupBy(pendientes, ({ nivel, dia }) => `${nivel}:${dia}`)) {
      const [primera] = suyas;
      if (primera === undefined) continue;
      const { nivel, dia } = primera;
      const muestras = toMuestras(
        nivel,
        await listCasosCerrados(trx, nivel, { hoy: dia, isPasado: true }, dias),
      );
      await addPronosticos(
        trx,
        suyas.map(({ id }) => {
          const recorrido = { nivel, fase: 'radicada', llevados: 0, restantes: null, semilla: id } as const;
          const { base, p50, p80 } = computePronostico(recorrido, muestras, plazos);
          return { solicitudId: id, dia, base, p50, p80 };
        }),
      );
    }
  },
};

/** What the clock of the requests does by itself. */
export const relojJobs: readonly JobHandler<DatabaseSchema>[] = [
  prepararReanudaciones,
  reanudar,
  prepararRecalculo,
  recalcular,
  calcularHistorias,
  guardarPronosticos,
];
