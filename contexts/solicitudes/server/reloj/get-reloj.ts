import { addWorkingDays, countWorkingDays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Paso, type Reloj, solicitudesErrors } from '../../contract/index.ts';
import { FASES, type Fase, type Nivel } from '../../contract/terms.ts';
import type { QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { type CalendarioHabil, toCalendario } from '../../rules/reloj/calendario.ts';
import { findEnManosDe, presentEnManosDe } from '../../rules/reloj/en-manos-de.ts';
import { isEnCalendario } from '../../rules/reloj/plazo.ts';
import { computePronostico } from '../../rules/reloj/pronostico.ts';
import { countDiasPorDueno, listSegmentos, type Segmento } from '../../rules/reloj/segmentos.ts';
import { findDiasNoHabiles, findPlazos } from '../calendario/calendario.queries.ts';
import { listPasos } from '../solicitudes/partes.queries.ts';
import { isVisible } from '../solicitudes/present-solicitud.ts';
import { findSolicitudRow, type SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { findHistoria } from './historias.queries.ts';
import { listSuspensiones } from './suspensiones.queries.ts';

type Database = Kysely<DatabaseSchema>;

interface Ahora {
  readonly hoy: string;
  readonly calendario: CalendarioHabil;
}

/** @throws SOLICITUD_NO_ENCONTRADA */
export async function getReloj(database: Database, id: number, quien: QuienTramita): Promise<Reloj> {
  const row = await findSolicitudRow(database, id);
  if (!row || !isVisible(row, quien)) throw refuse(solicitudesErrors, 'SOLICITUD_NO_ENCONTRADA');
  return readReloj(database, row, quien.esMinisterio);
}

/**
 * The clock of a request somebody may know of.
 *
 * @param desdeFuera whether who reads it does not belong to its entity
 */
export async function readReloj(database: Database, row: SolicitudRow, desdeFuera: boolean): Promise<Reloj> {
  const [pasos, suspensiones, { dias }] = await Promise.all([
    listPasos(database, row.id),
    listSuspensiones(database, row.id),
    findDiasNoHabiles(database),
  ]);
  const ahora = { hoy: toColombianDay(new Date()), calendario: toCalendario(dias, row.nit) };
  const segmentos = listSegmentos(
    { nivel: row.nivel, pasos: pasos.map(toPasoDelReloj), suspensiones, publicada: row.publicada },
    ahora.hoy,
    ahora.calendario,
  );
  return {
    enManosDe: presentTurno(row, segmentos, desdeFuera),
    segmentos: [...segmentos],
    suspensiones,
    dias: countDiasPorDueno(segmentos),
    pronostico: await findPronostico(database, { row, segmentos, pasos: pasos.length }, ahora),
  };
}

const toPasoDelReloj = ({ accion, desdeEstado, hastaEstado, fecha }: Paso) => ({
  accion,
  desde: desdeEstado,
  hasta: hastaEstado,
  dia: toColombianDay(new Date(fecha)),
});

function presentTurno(
  { estado, nivel, concepto_pendiente: conceptoPendiente, publicada }: SolicitudRow,
  segmentos: readonly Segmento[],
  desdeFuera: boolean,
): Reloj['enManosDe'] {
  const turno = findEnManosDe(estado, nivel, { conceptoPendiente, publicada });
  if (turno === null) return null;
  const desde = segmentos.at(-1)?.desde ?? null;
  return { dueno: turno.dueno, texto: presentEnManosDe(turno, !desdeFuera), desde };
}

const DE_PASO: ReadonlySet<string> = new Set(FASES);
const isFase = (estado: string): estado is Fase => DE_PASO.has(estado);

/** Working days the term has left; suspended, those it kept. */
function findRestantes(row: SolicitudRow, { hoy, calendario }: Ahora): number | null {
  if (row.fecha_vencimiento !== null)
    return Math.max(0, countWorkingDays(hoy, row.fecha_vencimiento, calendario));
  if (row.dias_restantes === null) return null;
  // Of calendar days some five in seven are working days; what is over or under is less than a day.
  return isEnCalendario(row.estado) ? Math.ceil((row.dias_restantes * 5) / 7) : row.dias_restantes;
}

/** Working days in the state it stands in, whoever had the turn. */
function countLlevados(segmentos: readonly Segmento[]): number {
  const estado = segmentos.at(-1)?.estado;
  const first = segmentos.findLastIndex((one) => one.estado !== estado) + 1;
  return segmentos.slice(first).reduce((sum, { diasHabiles }) => sum + diasHabiles, 0);
}

/** When a filed request that is open may be certified. */
async function findPronostico(
  database: Database,
  {
    row,
    segmentos,
    pasos,
  }: {
    readonly row: SolicitudRow;
    readonly segmentos: readonly Segmento[];
    readonly pasos: number;
  },
  ahora: Ahora,
): Promise<Reloj['pronostico']> {
  const { estado } = row;
  // Of those that end a version nothing is drawn: the stretches of the level are of another way.
  if (!isFase(estado) || row.tipo === 'retiro') return null;
  const nivel: Nivel = row.nivel;
  const [{ muestras, evaluadas, acertadas }, plazos] = [
    await findHistoria(database, nivel),
    await findPlazos(database),
  ];
  const llevados = countLlevados(segmentos);
  const recorrido = {
    nivel,
    fase: estado,
    llevados,
    restantes: findRestantes(row, ahora),
    semilla: row.id * 1009 + pasos,
  };
  const { base, casos, p50, p80, hitos } = computePronostico(recorrido, muestras, plazos);
  const toDia = (dias: number) => addWorkingDays(ahora.hoy, dias, ahora.calendario);
  return {
    base,
    casos,
    probable: toDia(p50),
    segura: toDia(p80),
    evaluadas,
    acertadas,
    hitos: hitos.map(({ estado: hito, dias }) => ({ estado: hito, dia: toDia(dias) })),
  };
}
