import { addWorkingDays, isWorkingDay, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { addJob, createSystemOrigin, type JobHandler, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { DIAS_POR_VENCER } from '../../contract/terms.ts';
import { type CalendarioHabil, toCalendario } from '../../rules/reloj/calendario.ts';
import { computePlazo } from '../../rules/reloj/plazo.ts';
import { findDiasNoHabiles } from '../calendario/calendario.queries.ts';
import { type PasoDado, type Suscriptores, updateEstadoSolicitud } from '../ciclo/update-estado-solicitud.ts';
import { relojJobs } from '../reloj/reloj-jobs.ts';
import { notifyPorVencer } from '../solicitudes/notify-solicitud.ts';
import { findLockedSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { updateVersionDeFila } from '../solicitudes/solicitudes.repository.ts';
import { avisarDemostracion } from './notify-demostracion.ts';
import { listPorDesistir, listPorVencer } from './plazos.queries.ts';
import { vencidasJobs } from './vencidas-jobs.ts';
import { vigenciaJobs } from './vigencia-jobs.ts';

type Running = Transaction<DatabaseSchema>;

const DESISTIR = 'desistir-solicitud';
const AVISAR = 'avisar-solicitud';

/** Makes one job for each request whose term to remedy is over, so that a failing one does not delay the others. */
const prepararDesistimientos: JobHandler<DatabaseSchema> = {
  kind: 'preparar-desistimientos',
  findDueKey: async (database, now) => {
    const hoy = toColombianDay(now);
    const due = await listPorDesistir(database, hoy);
    return due.length > 0 ? `${hoy}:${due.at(-1)}` : undefined;
  },
  run: async (trx, { clave }) => {
    const hoy = String(clave).slice(0, 10);
    for (const id of await listPorDesistir(trx, hoy))
      await addJob(trx, { kind: DESISTIR, key: `${id}:${hoy}`, payload: { id } });
  },
};

/** Days without work of the whole country; those of one entity move its terms, not the hour of the reminders. */
async function findNacionales(database: Kysely<DatabaseSchema>): Promise<CalendarioHabil> {
  const { dias } = await findDiasNoHabiles(database);
  return toCalendario(dias, null);
}

/** Every working day: one job for each term that ends soon. Its key names the term, so that each is told once. */
const prepararAvisos: JobHandler<DatabaseSchema> = {
  kind: 'preparar-avisos-solicitudes',
  findDueKey: async (database, now) => {
    const hoy = toColombianDay(now);
    return isWorkingDay(hoy, await findNacionales(database)) ? hoy : undefined;
  },
  run: async (trx, { clave }) => {
    const hoy = String(clave);
    const until = addWorkingDays(hoy, DIAS_POR_VENCER, await findNacionales(trx));
    for (const { id, fecha_vencimiento: venceEn } of await listPorVencer(trx, hoy, until))
      await addJob(trx, { kind: AVISAR, key: `${id}:${venceEn}`, payload: { id, venceEn } });
  },
};

/** Reminds of one term; nothing once the request took a step or the term moved meanwhile. */
const avisar: JobHandler<DatabaseSchema> = {
  kind: AVISAR,
  run: async (trx, { id, venceEn }) => {
    const row = await findLockedSolicitudRow(trx, Number(id));
    if (row?.fecha_vencimiento == null || row.fecha_vencimiento !== venceEn) return;
    const { dias } = await findDiasNoHabiles(trx);
    const calendario = toCalendario(dias, row.nit);
    await notifyPorVencer(
      trx,
      row,
      computePlazo(row.fecha_vencimiento, toColombianDay(new Date()), calendario),
    );
  },
};

async function closeDesistida(trx: Running, id: number, suscriptores: Suscriptores): Promise<void> {
  const row = await findLockedSolicitudRow(trx, id);
  // Reads it again after locking it, because it may have been filed again meanwhile.
  const isOver = row?.fecha_vencimiento != null && row.fecha_vencimiento < toColombianDay(new Date());
  if (row?.estado !== 'devuelta' || !isOver) return;
  const origin = createSystemOrigin();
  const paso: PasoDado = {
    accion: 'desistir' as const,
    usuarioId: null,
    motivo: 'Venció el plazo para subsanar la solicitud devuelta.',
  };
  const detail = await updateEstadoSolicitud(trx, row, paso, origin, suscriptores);
  await updateVersionDeFila(trx, id);
  await writeAudit(trx, origin, {
    action: 'desistir-solicitud',
    objectType: 'solicitud',
    objectId: id,
    result: 'exito',
    detail,
  });
}

/** Ends of terms of the requests, and the reminders before them. */
export function createSolicitudesJobs(suscriptores: Suscriptores): readonly JobHandler<DatabaseSchema>[] {
  const desistir: JobHandler<DatabaseSchema> = {
    kind: DESISTIR,
    run: (trx, { id }) => closeDesistida(trx, Number(id), suscriptores),
  };
  return [
    prepararDesistimientos,
    desistir,
    prepararAvisos,
    avisar,
    avisarDemostracion,
    ...vencidasJobs,
    ...vigenciaJobs,
    ...relojJobs,
  ];
}
