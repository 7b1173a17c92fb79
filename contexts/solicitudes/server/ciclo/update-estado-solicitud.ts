import { hourOf } from '@marco/country/local-time';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, type AuditOrigin, addJob, refuse } from '@marco/server-kit';
import {
  type CausaDeServicio,
  createServicio,
  createVersionEstandarizada,
  type NumeroPrevisto,
  type SuscriptorEstadoServicio,
  updateEstadoServicio,
  updateVersionCertificada,
  updateVersionEvaluada,
} from '@marco/servicios/port';
import type { Transaction, UpdateObject } from 'kysely';
import { solicitudesErrors } from '../../contract/index.ts';
import { type AccionSolicitud, ESTADOS_CERRADOS, type EstadoSolicitud } from '../../contract/terms.ts';
import { findSiguiente } from '../../rules/ciclo/ciclo-de-vida.ts';
import { computeDiaDeRadicacion, toCalendario } from '../../rules/reloj/calendario.ts';
import { computePlazoDe, isMismoPlazo } from '../../rules/reloj/plazo.ts';
import { findDiasNoHabiles, findHoraDeCorte, findPlazos } from '../calendario/calendario.queries.ts';
import { CREAR_CONSTANCIA } from '../constancia/constancia-jobs.ts';
import type { SuscriptorSolicitud } from '../port.ts';
import { closeSuspension } from '../reloj/suspensiones.repository.ts';
import { notifySeguidores } from '../seguimiento/notify-seguidores.ts';
import { listCamposPorUbicar } from '../solicitudes/mensajes.queries.ts';
import { notifySolicitud } from '../solicitudes/notify-solicitud.ts';
import { listOperaciones } from '../solicitudes/operaciones.queries.ts';
import { findNivelDosRow } from '../solicitudes/partes-nivel-dos.queries.ts';
import { findNivelTresRow } from '../solicitudes/partes-nivel-tres.queries.ts';
import { findSolicitudRow, type SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import {
  AHORA,
  addEnCurso,
  addPaso,
  clearEnCurso,
  createRadicado,
} from '../solicitudes/solicitudes.repository.ts';

type Running = Transaction<DatabaseSchema>;
type Columnas = UpdateObject<DatabaseSchema, 'solicitudes'>;

/** Subscribers of later contexts for the steps of a request and of its servicio. */
export interface Suscriptores {
  /** Called when a request took a step. */
  readonly alMover: readonly SuscriptorSolicitud[];
  /** Called when the state of a servicio changed. */
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

export interface PasoDado {
  readonly accion: AccionSolicitud;
  readonly motivo: string;
  /** Whom it is assigned to. */
  readonly consultorId?: number | null;
  /** Null where the term ended by itself. */
  readonly usuarioId: number | null;
  /**
   * The request goes back to the consultor who returned it, in the transaction that files it again: they are told by
   * themselves, nobody else has to act, and their term is counted as that of a filing.
   */
  readonly esVuelta?: boolean;
  /** The consultor gets others with it: who gives them tells of all of them together. */
  readonly esDeVarias?: boolean;
  /** Of the certification of level 1: which number the version gets. */
  readonly numero?: NumeroPrevisto | undefined;
}

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
async function startRadicacion(trx: Running, row: SolicitudRow, causa: CausaDeServicio): Promise<Columnas> {
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

/**
 * The version may be used by others; the operator publishes it.
 *
 * @throws NIVEL_DOS_NO_VIGENTE where a certificate of it was suspended since the rules were asked
 */
async function closeCertificada(trx: Running, row: SolicitudRow, causa: CausaDeServicio): Promise<void> {
  const nivelTres = await findNivelTresRow(trx, row.id);
  if (!nivelTres) throw new Error('A request of level 3 has no version.');
  const { versionId } = nivelTres;
  if (!(await updateVersionCertificada(trx, { versionId, solicitudId: row.id }, causa)))
    throw refuse(solicitudesErrors, 'NIVEL_DOS_NO_VIGENTE');
}

/** The servicio says in its next version what its fields became. */
async function closeEstandarizada(
  trx: Running,
  row: SolicitudRow,
  causa: CausaDeServicio,
  numero: NumeroPrevisto | undefined,
): Promise<void> {
  const { id: solicitudId, servicio_id: servicioId } = row;
  if (servicioId === null) throw new Error('A certified request has no servicio.');
  if (numero === undefined) throw new Error('Nobody computed the number of a version.');
  await createVersionEstandarizada(
    trx,
    {
      servicioId,
      solicitudId,
      numero,
      servicio: { nombre: row.servicio_nombre, tipoIntercambio: row.tipo_intercambio },
      operaciones: await listOperaciones(trx, solicitudId),
      campos: await listCamposPorUbicar(trx, solicitudId),
    },
    causa,
  );
}

/** What the certification of each level does to the servicio. */
const CIERRES = { 1: closeEstandarizada, 2: closeEvaluada, 3: closeCertificada } as const;

/** Steps that bring a request to the ministry. */
const PRESENTAN: ReadonlySet<AccionSolicitud> = new Set(['radicar', 'reafirmar']);
const FRACASOS: ReadonlySet<string> = new Set<EstadoSolicitud>(['rechazada', 'desistida']);
const CERRADOS: ReadonlySet<string> = new Set(ESTADOS_CERRADOS);

/**
 * The effects of a step beside the new state: the servicio is added to the directory when the request is filed, gets
 * its level when it is certified, and is marked as not standardised if its first request failed.
 *
 * @returns columns of the request
 * @throws the constraints `solicitudes_en_curso_unica` and `servicios_nombre_key`; NIVEL_ANTERIOR_NO_VIGENTE, NIVEL_DOS_NO_VIGENTE
 */
async function updateServicioDePaso(
  trx: Running,
  {
    accion,
    hasta,
    row,
    numero,
  }: Pick<PasoDado, 'accion' | 'numero'> & { readonly hasta: EstadoSolicitud; readonly row: SolicitudRow },
  causa: CausaDeServicio,
): Promise<Columnas> {
  const columns = PRESENTAN.has(accion) ? await startRadicacion(trx, row, causa) : {};
  // What ends a version was done by its step: it needs to know who consumes it.
  if (accion === 'certificar' && row.tipo !== 'retiro') await CIERRES[row.nivel](trx, row, causa, numero);
  if (FRACASOS.has(hasta) && row.servicio_id !== null && row.servicio_codigo === 'identificado')
    await updateEstadoServicio(trx, row.servicio_id, causa, true);
  if (!CERRADOS.has(hasta)) return columns;
  await clearEnCurso(trx, row.id);
  return { ...columns, cerrada_en: AHORA };
}

/**
 * The term after a step: one that stays inside it leaves it as it runs or stands still, any other begins the next and
 * ends a suspension. A filing counts as of the next working day when it comes late.
 */
async function updatePlazo(
  trx: Running,
  row: SolicitudRow,
  {
    accion,
    hasta,
    esVuelta = false,
  }: Pick<PasoDado, 'accion' | 'esVuelta'> & { readonly hasta: EstadoSolicitud },
): Promise<Columnas> {
  const isVigente = row.fecha_vencimiento !== null || row.suspendida_desde !== null;
  if (isVigente && isMismoPlazo(row.estado, hasta)) return {};
  const [plazos, horaCorte, { dias }] = [
    await findPlazos(trx),
    await findHoraDeCorte(trx),
    await findDiasNoHabiles(trx),
  ];
  const ahora = new Date();
  const [hoy, calendario] = [toColombianDay(ahora), toCalendario(dias, row.nit)];
  if (row.suspendida_desde !== null) await closeSuspension(trx, row.id, hoy);
  const inicio =
    PRESENTAN.has(accion) || esVuelta
      ? computeDiaDeRadicacion({ dia: hoy, hora: hourOf(ahora) }, horaCorte, calendario)
      : hoy;
  const plazo = computePlazoDe(hasta, inicio, plazos, calendario);
  return {
    fecha_vencimiento: plazo?.venceEn ?? null,
    plazo_desde: plazo?.desde ?? null,
    plazo_dias: plazo?.dias ?? null,
  };
}

/**
 * Moves a locked request one step of its life: the servicio, its columns, the step, word to who acts next and to the
 * later contexts.
 *
 * @returns what the audit trail keeps of it
 */
export async function updateEstadoSolicitud(
  trx: Running,
  row: SolicitudRow,
  { accion, motivo, consultorId, usuarioId, esVuelta = false, esDeVarias = false, numero }: PasoDado,
  origin: AuditOrigin,
  { alMover, alCambiarServicio }: Suscriptores,
): Promise<AuditDetail> {
  const hasta = findSiguiente(accion, row);
  if (!hasta) throw new Error(`No step ${accion} begins in ${row.estado}.`);
  const columns = await updateServicioDePaso(
    trx,
    { accion, hasta, row, numero },
    { origin, alCambiarServicio },
  );
  const plazo = await updatePlazo(trx, row, { accion, hasta, esVuelta });
  const asignada = accion === 'asignar' ? { consultor_id: consultorId ?? null } : {};
  await addPaso(
    trx,
    { solicitudId: row.id, accion, desdeId: row.estado_id, hasta, motivo, usuarioId },
    { ...columns, ...asignada, ...plazo },
  );
  const after = await findSolicitudRow(trx, row.id);
  if (!after) throw new Error('A request that moved is gone.');
  const avisados =
    esVuelta || esDeVarias
      ? [after.consultor_id]
      : await notifySolicitud(trx, accion, after, { motivo, quien: usuarioId });
  await notifySeguidores(trx, after, { accion, desde: row.estado, quien: usuarioId, avisados });
  for (const hear of alMover) await hear(trx, { solicitudId: row.id });
  const state = ({ estado, radicado, consultor_id }: SolicitudRow) => ({
    estado,
    radicado,
    consultorId: consultor_id,
  });
  return {
    antes: state(row),
    despues: state(after),
    ...(motivo === '' ? {} : { motivo }),
  };
}
