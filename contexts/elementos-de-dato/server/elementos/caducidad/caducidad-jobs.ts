import { formatLongDay } from '@marco/country/day-text';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, addJob, type JobHandler, writeSystemAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { listImpedimentos } from '../../../rules/ciclo/caducidad.ts';
import { computeImpacto, notifyImpacto } from '../compute-impacto.ts';
import { addTransicion, updateEstadoVersion, updateVersion } from '../elementos.repository.ts';
import { notifyElemento } from '../notify-elemento.ts';
import { findLockedVersionRow, findVigenteId, type VersionRow } from '../version-row.queries.ts';
import { findCaducidadRow, findElementoPorCaducar, listPorCaducar } from './caducidad.queries.ts';
import { clearCaducidad, updateImpedimento, updateReemplazo } from './caducidad.repository.ts';
import { findReparoReemplazo } from './verify-caducidad.ts';

type Running = Transaction<DatabaseSchema>;
type Caducidad = NonNullable<Awaited<ReturnType<typeof findCaducidadRow>>>;

const PREPARAR = 'preparar-caducidades';
const CADUCAR = 'caducar-elemento';

/** Makes one job for each due expiry, so that a failing one does not delay the others. */
const prepararCaducidades: JobHandler<DatabaseSchema> = {
  kind: PREPARAR,
  findDueKey: async (database, now) => {
    const dia = toColombianDay(now);
    const due = await listPorCaducar(database, dia);
    return due.length > 0 ? `${dia}:${due.at(-1)}` : undefined;
  },
  run: async (trx, { clave }) => {
    for (const id of await listPorCaducar(trx, String(clave).slice(0, 10)))
      await addJob(trx, { kind: CADUCAR, key: String(id), payload: { id } });
  },
};

/** Expires one element on the day that was set; does nothing if the expiry was cancelled meanwhile. */
const caducarElemento: JobHandler<DatabaseSchema> = {
  kind: CADUCAR,
  run: (trx, { id }) => runCaducidad(trx, Number(id)),
};

/** Ends of elements set for a day. */
export function createElementosJobs(): readonly JobHandler<DatabaseSchema>[] {
  return [prepararCaducidades, caducarElemento];
}

async function runCaducidad(trx: Running, id: number): Promise<void> {
  const elementoId = await findElementoPorCaducar(trx, id);
  const vigente = elementoId === undefined ? undefined : await findVigenteId(trx, elementoId);
  const row = vigente === undefined ? undefined : await findLockedVersionRow(trx, vigente);
  // Reads it again after locking the element.
  const caducidad = row && (await findCaducidadRow(trx, row.elemento_id));
  if (!row || caducidad?.id !== id || row.estado !== 'incorporado') return;
  const impedimento = await findImpedimento(trx, row, caducidad);
  if (impedimento === undefined) await closeVersion(trx, row, caducidad);
  else await saveImpedimento(trx, row, caducidad, impedimento);
}

/** Why the rules do not let an element expire on its day, though they did when the day was set. */
async function findImpedimento(
  trx: Running,
  row: VersionRow,
  { reemplazado_por_id: reemplazadoPorId }: Caducidad,
): Promise<string | undefined> {
  if (reemplazadoPorId !== null) return findReparoReemplazo(trx, row, reemplazadoPorId);
  const { servicios } = await computeImpacto(trx, row);
  const publicados = listImpedimentos(servicios, false);
  if (publicados.length === 0) return undefined;
  const nombres = publicados.map(({ nombre, entidad }) => `${nombre} (${entidad})`).join('; ');
  return `Servicios publicados lo usan y nada lo reemplaza: ${nombres}.`;
}

async function closeVersion(trx: Running, row: VersionRow, caducidad: Caducidad): Promise<void> {
  const { motivo, fecha, reemplazado_por_id: reemplazadoPorId, programada_por: usuarioId } = caducidad;
  const impacto = await computeImpacto(trx, row);
  if (reemplazadoPorId !== null) await updateReemplazo(trx, row.elemento_id, reemplazadoPorId);
  await clearCaducidad(trx, row.elemento_id);
  const estado = 'caducado';
  await updateEstadoVersion(trx, row.id, estado, { paso: 'caducar', quien: usuarioId, motivo });
  await addTransicion(trx, {
    version_id: row.id,
    accion: 'caducar',
    desde: row.estado,
    hasta: estado,
    motivo,
    usuario_id: usuarioId,
  });
  await notifyElemento(trx, 'caducar', row, { motivo, quien: null });
  await notifyImpacto(trx, row, impacto, []);
  await writeEvento(trx, 'caducar-elemento', row, {
    antes: { estado: row.estado, caducidad: formatLongDay(fecha) },
    despues: { estado, caducidad: '' },
    motivo,
    programadaPor: usuarioId,
  });
}

async function saveImpedimento(
  trx: Running,
  row: VersionRow,
  { id, fecha, programada_por: programadaPor }: Caducidad,
  motivo: string,
): Promise<void> {
  await updateImpedimento(trx, id, motivo);
  await updateVersion(trx, row.id, {});
  await notifyElemento(trx, 'impedir', row, { motivo, fecha, quien: null, programadaPor });
  await writeEvento(trx, 'impedir-caducidad-elemento', row, { motivo, fecha, programadaPor });
}

function writeEvento(trx: Running, action: string, { id }: VersionRow, detail: AuditDetail): Promise<void> {
  return writeSystemAudit(trx, { action, objectType: 'elemento', objectId: id, result: 'exito', detail });
}
