import { formatLongDay } from '@marco/country/day-text';
import { isWorkingDay, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import { addJob, type JobHandler } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { Dueno } from '../../contract/terms.ts';
import { toCalendario } from '../../rules/reloj/calendario.ts';
import { type EnManosDe, findEnManosDe, presentEnManosDe } from '../../rules/reloj/en-manos-de.ts';
import { findDiasNoHabiles } from '../calendario/calendario.queries.ts';
import { novedadesAcompanamiento } from '../novedades-acompanamiento.ts';
import { listPersonas, type ParteAvisada, toEnlace, toVariables } from '../solicitudes/notify-solicitud.ts';
import { findLockedSolicitudRow, type SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { listVencidas } from './plazos.queries.ts';
import { setVencimientoAvisado } from './vencidas.repository.ts';

const AVISAR = 'avisar-solicitud-vencida';

/** Who answers for the side that has the request. */
const JEFES: Readonly<Record<Dueno, ParteAvisada>> = {
  ministerio: 'coordinadores',
  and: 'coordinadores',
  entidad: 'aprobadores',
};

/** Every working day: one job for each term that is over and whose chief was not told. */
const prepararVencidas: JobHandler<DatabaseSchema> = {
  kind: 'preparar-solicitudes-vencidas',
  findDueKey: async (database, now) => {
    const hoy = toColombianDay(now);
    const { dias } = await findDiasNoHabiles(database);
    return isWorkingDay(hoy, toCalendario(dias, null)) ? hoy : undefined;
  },
  run: async (trx, { clave }) => {
    for (const { id, fecha_vencimiento: venceEn } of await listVencidas(trx, String(clave)))
      await addJob(trx, { kind: AVISAR, key: `${id}:${venceEn}`, payload: { id, venceEn } });
  },
};

async function notifyVencida(
  trx: Transaction<DatabaseSchema>,
  row: SolicitudRow,
  { turno, venceEn }: { readonly turno: EnManosDe; readonly venceEn: string },
): Promise<void> {
  const encargado = presentEnManosDe(turno, false);
  for (const usuarioId of await listPersonas(trx, JEFES[turno.dueno], row))
    await notify(trx, {
      evento: novedadesAcompanamiento['solicitud-vencida'],
      usuarioId,
      enlace: toEnlace(row),
      variables: {
        ...toVariables(row),
        encargado: `${encargado.charAt(0).toLowerCase()}${encargado.slice(1)}`,
        plazo: `venció el ${formatLongDay(venceEn)}`,
      },
    });
}

/** Tells of one term, once; nothing when the request took a step or the term moved meanwhile. */
const avisarVencida: JobHandler<DatabaseSchema> = {
  kind: AVISAR,
  run: async (trx, { id, venceEn }) => {
    const row = await findLockedSolicitudRow(trx, Number(id));
    if (row?.fecha_vencimiento == null || row.fecha_vencimiento !== venceEn) return;
    const { concepto_pendiente: conceptoPendiente, publicada } = row;
    const turno = findEnManosDe(row.estado, row.nivel, { conceptoPendiente, publicada });
    // A returned request whose term is over desists by itself, which is told.
    if (turno === null || row.estado === 'devuelta') return;
    if (await setVencimientoAvisado(trx, row.id, row.fecha_vencimiento))
      await notifyVencida(trx, row, { turno, venceEn: row.fecha_vencimiento });
  },
};

/** Terms that ended without the step that was waited for. */
export const vencidasJobs: readonly JobHandler<DatabaseSchema>[] = [prepararVencidas, avisarVencida];
