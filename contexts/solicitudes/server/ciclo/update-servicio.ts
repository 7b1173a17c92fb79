import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { addJob, refuse } from '@marco/server-kit';
import {
  type CausaDeServicio,
  createServicio,
  createVersionEstandarizada,
  updateEstadoServicio,
  updateVersionEvaluada,
} from '@marco/servicios/port';
import type { Transaction, UpdateObject } from 'kysely';
import { solicitudesErrors } from '../../contract/index.ts';
import type { AccionSolicitud, EstadoSolicitud } from '../../contract/terms.ts';
import { ESTADOS_CERRADOS } from '../../contract/terms.ts';
import { CREAR_CONSTANCIA } from '../constancia/constancia-jobs.ts';
import { listOperaciones } from '../solicitudes/operaciones.queries.ts';
import { findNivelDosRow } from '../solicitudes/partes-nivel-dos.queries.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { AHORA, addEnCurso, clearEnCurso } from './en-curso.repository.ts';
import { listCamposPorUbicar } from './mensajes.queries.ts';
import { createRadicado } from './radicado.repository.ts';

type Running = Transaction<DatabaseSchema>;
type Columns = UpdateObject<DatabaseSchema, 'solicitudes'>;

/** Brings the servicio of a filed request into the directory, or takes it back. */
async function keepServicio(trx: Running, row: SolicitudRow, causa: CausaDeServicio): Promise<number> {
  const { servicio_id: servicioId, servicio_nombre: nombre, entidad_id: entidadId } = row;
  if (servicioId === null)
    return createServicio(trx, { nombre, descripcion: row.servicio_descripcion, entidadId }, causa);
  if (row.servicio_codigo === 'identificado-no-estandarizado')
    await updateEstadoServicio(trx, servicioId, causa, false);
  return servicioId;
}

/**
 * The first filing of a request: it gets its servicio, its number and its place as the open request. A returned
 * request keeps all three.
 */
async function startRadicacion(trx: Running, row: SolicitudRow, causa: CausaDeServicio): Promise<Columns> {
  if (row.radicado !== null) return {};
  const servicioId = await keepServicio(trx, row, causa);
  await addEnCurso(trx, row, servicioId);
  await addJob(trx, { kind: CREAR_CONSTANCIA, key: String(row.id), payload: { id: row.id } });
  const anio = Number(toColombianDay(new Date()).slice(0, 4));
  return {
    servicio_id: servicioId,
    radicado: await createRadicado(trx, row.nivel, anio),
    radicada_en: AHORA,
  };
}

/**
 * The version says what was built, and nothing else.
 *
 * @throws NIVEL_ANTERIOR_NO_VIGENTE where its certificate of level 1 was suspended since the rules were asked
 */
async function closeEvaluada(trx: Running, row: SolicitudRow, causa: CausaDeServicio): Promise<void> {
  const nivelDos = await findNivelDosRow(trx, row.id);
  if (!nivelDos) throw new Error('A request of level 2 has no version.');
  if (!(await updateVersionEvaluada(trx, { versionId: nivelDos.versionId, solicitudId: row.id }, causa)))
    throw refuse(solicitudesErrors, 'NIVEL_ANTERIOR_NO_VIGENTE');
}

/** The servicio says in its next version what its fields became. */
async function closeEstandarizada(trx: Running, row: SolicitudRow, causa: CausaDeServicio): Promise<void> {
  const { id: solicitudId, servicio_id: servicioId } = row;
  if (servicioId === null) throw new Error('A certified request has no servicio.');
  await createVersionEstandarizada(
    trx,
    {
      servicioId,
      solicitudId,
      servicio: { nombre: row.servicio_nombre, tipoIntercambio: row.tipo_intercambio },
      operaciones: await listOperaciones(trx, solicitudId),
      campos: await listCamposPorUbicar(trx, solicitudId),
    },
    causa,
  );
}

const FRACASOS: ReadonlySet<string> = new Set<EstadoSolicitud>(['rechazada', 'desistida']);
const CERRADOS: ReadonlySet<string> = new Set(ESTADOS_CERRADOS);

/**
 * The effects of a step beside the new state: the servicio is added to the directory when the request is filed, gets
 * its level when it is certified, and is marked as not standardised if its first request failed.
 *
 * @returns columns of the request
 * @throws the constraints `solicitudes_en_curso_unica` and `servicios_nombre_key`; NIVEL_ANTERIOR_NO_VIGENTE
 */
export async function updateServicioDePaso(
  trx: Running,
  { accion, hasta, row }: { accion: AccionSolicitud; hasta: EstadoSolicitud; row: SolicitudRow },
  causa: CausaDeServicio,
): Promise<Columns> {
  const columns = accion === 'radicar' ? await startRadicacion(trx, row, causa) : {};
  if (accion === 'certificar') await (row.nivel === 2 ? closeEvaluada : closeEstandarizada)(trx, row, causa);
  if (FRACASOS.has(hasta) && row.servicio_id !== null && row.servicio_codigo === 'identificado')
    await updateEstadoServicio(trx, row.servicio_id, causa, true);
  if (!CERRADOS.has(hasta)) return columns;
  await clearEnCurso(trx, row.id);
  return { ...columns, cerrada_en: AHORA };
}
