import { formatLongDay } from '@marco/country/day-text';
import { addDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, refuseField } from '@marco/server-kit';
import type { Transaction, UpdateObject } from 'kysely';
import {
  type AccionReloj,
  CAUSA_SUSPENSION,
  type CausaSuspension,
  MAXIMO_DIAS_SUSPENSION,
} from '../../contract/terms.ts';
import { type CalendarioHabil, countRestantes, toCalendario } from '../../rules/reloj/calendario.ts';
import { computeIniciado, isEnCalendario } from '../../rules/reloj/plazo.ts';
import { findDiasNoHabiles } from '../calendario/calendario.queries.ts';
import { notifySeguidores } from '../seguimiento/notify-seguidores.ts';
import { notifyPlazo } from '../solicitudes/notify-solicitud.ts';
import { findSolicitudRow, type SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { addPaso } from '../solicitudes/solicitudes.repository.ts';
import { addSuspension, closeSuspension } from './suspensiones.repository.ts';

type Running = Transaction<DatabaseSchema>;
type Columns = UpdateObject<DatabaseSchema, 'solicitudes'>;

/** What is asked of the clock; the rules have allowed it. */
export interface PasoDelRelojPedido {
  readonly accion: AccionReloj;
  readonly motivo: string;
  readonly causa?: CausaSuspension | null | undefined;
  readonly hasta?: string | null | undefined;
  readonly dias?: number | null | undefined;
  /** Null where a suspension ends by itself. */
  readonly usuarioId: number | null;
}

interface Ahora {
  readonly hoy: string;
  readonly calendario: CalendarioHabil;
}

/** A step of the clock as it is written: the columns of the term and what people are told. */
interface Cambio {
  readonly columns: Columns;
  readonly texto: string;
}

/** @throws SOLICITUD_INVALIDA at causa or hasta */
async function suspend(
  trx: Running,
  row: SolicitudRow,
  { causa, hasta, motivo, usuarioId }: PasoDelRelojPedido,
  { hoy, calendario }: Ahora,
): Promise<Cambio> {
  if (causa == null) throw refuseField('causa', 'Elija por qué se suspende el plazo.');
  if (hasta != null && hasta <= hoy) throw refuseField('hasta', 'Elija un día posterior a hoy.');
  if (hasta != null && hasta > addDays(hoy, MAXIMO_DIAS_SUSPENSION))
    throw refuseField('hasta', `Elija un día dentro de los próximos ${MAXIMO_DIAS_SUSPENSION} días.`);
  if (row.fecha_vencimiento === null || usuarioId === null) throw new Error('No term runs.');
  const ultimoDia = row.fecha_vencimiento;
  await addSuspension(trx, {
    solicitudId: row.id,
    desde: hoy,
    reanudaEn: hasta ?? null,
    causa,
    motivo,
    diasRestantes: countRestantes({ ultimoDia, enCalendario: isEnCalendario(row.estado) }, hoy, calendario),
    usuarioId,
  });
  const until = hasta == null ? '' : ` y hasta el ${formatLongDay(hasta)}`;
  return {
    columns: { fecha_vencimiento: null, plazo_desde: null, plazo_dias: null },
    texto: `se suspendió desde el ${formatLongDay(hoy)}${until} (${CAUSA_SUSPENSION[causa].toLowerCase()})`,
  };
}

const toColumns = ({ desde, dias, venceEn }: ReturnType<typeof computeIniciado>): Columns => ({
  fecha_vencimiento: venceEn,
  plazo_desde: desde,
  plazo_dias: dias,
});

async function resume(trx: Running, row: SolicitudRow, { hoy, calendario }: Ahora): Promise<Cambio> {
  if (row.dias_restantes === null) throw new Error('No term stands still.');
  await closeSuspension(trx, row.id, hoy);
  const termino = { desde: hoy, dias: row.dias_restantes, enCalendario: isEnCalendario(row.estado) };
  const iniciado = computeIniciado(termino, calendario);
  return {
    columns: toColumns(iniciado),
    texto: `se reanudó; el último día es el ${formatLongDay(iniciado.venceEn)}`,
  };
}

/** @throws SOLICITUD_INVALIDA at dias */
function extend(row: SolicitudRow, dias: number | null | undefined, maximo: number, ahora: Ahora): Cambio {
  if (dias == null || dias > maximo)
    throw refuseField(
      'dias',
      maximo === 0 ? 'Este plazo no admite prórroga.' : `Escriba un número de días entre 1 y ${maximo}.`,
    );
  if (row.plazo_desde === null || row.plazo_dias === null) throw new Error('No term runs.');
  const termino = {
    desde: row.plazo_desde,
    dias: row.plazo_dias + dias,
    enCalendario: isEnCalendario(row.estado),
  };
  const iniciado = computeIniciado(termino, ahora.calendario);
  const unit = termino.enCalendario ? 'días calendario' : 'días hábiles';
  return {
    columns: toColumns(iniciado),
    texto: `se prorrogó ${dias} ${unit}; el último día es el ${formatLongDay(iniciado.venceEn)}`,
  };
}

function apply(
  trx: Running,
  row: SolicitudRow,
  paso: PasoDelRelojPedido,
  maximoProrroga: number,
  ahora: Ahora,
): Promise<Cambio> {
  switch (paso.accion) {
    case 'suspenderPlazo':
      return suspend(trx, row, paso, ahora);
    case 'reanudarPlazo':
      return resume(trx, row, ahora);
    case 'prorrogar':
      return Promise.resolve(extend(row, paso.dias, maximoProrroga, ahora));
  }
}

/**
 * Stops, starts or lengthens the clock of a locked request: its term, the step, and word to the people concerned.
 *
 * @returns what the audit trail keeps of it
 * @throws SOLICITUD_INVALIDA at causa, hasta or dias
 */
export async function submitPasoReloj(
  trx: Running,
  row: SolicitudRow,
  paso: PasoDelRelojPedido,
  maximoProrroga: number,
): Promise<AuditDetail> {
  const { dias: noHabiles } = await findDiasNoHabiles(trx);
  const ahora = { hoy: toColombianDay(new Date()), calendario: toCalendario(noHabiles, row.nit) };
  const { columns, texto } = await apply(trx, row, paso, maximoProrroga, ahora);
  const { accion, motivo, usuarioId } = paso;
  const dias = accion === 'prorrogar' ? (paso.dias ?? null) : null;
  await addPaso(
    trx,
    { solicitudId: row.id, accion, desdeId: row.estado_id, hasta: row.estado, motivo, dias, usuarioId },
    columns,
  );
  const after = await findSolicitudRow(trx, row.id);
  if (!after) throw new Error('A request that moved is gone.');
  const avisados = await notifyPlazo(trx, after, { cambio: texto, motivo, quien: usuarioId });
  await notifySeguidores(trx, after, { accion, desde: row.estado, quien: usuarioId, avisados });
  const state = ({ fecha_vencimiento, suspendida_desde }: SolicitudRow) => ({
    venceEn: fecha_vencimiento,
    suspendidaDesde: suspendida_desde,
  });
  return {
    antes: state(row),
    despues: state(after),
    motivo,
    ...(paso.causa == null || accion !== 'suspenderPlazo' ? {} : { causa: paso.causa }),
    ...(dias === null ? {} : { dias }),
  };
}
