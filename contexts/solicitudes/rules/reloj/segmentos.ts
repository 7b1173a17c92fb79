import { countWorkingDays } from '@marco/country/working-days';
import type { Dueno, EstadoSolicitud, Nivel } from '../../contract/terms.ts';
import type { CalendarioHabil } from './calendario.ts';
import { type EnManosDe, findEnManosDe } from './en-manos-de.ts';

/** A step as far as the clock looks at it, the day in Colombia. */
export interface PasoDelReloj {
  readonly desde: EstadoSolicitud;
  readonly hasta: EstadoSolicitud;
  readonly dia: string;
  /** Where it matters: to verify asks the operator for its concept, which ends the turn of the operator. */
  readonly accion?: string;
}

/** A time in which the term stood still; `hasta` null while it does. */
export interface Suspension {
  readonly desde: string;
  readonly hasta: string | null;
}

/** A stretch of the life of a request in one state. */
export interface Segmento {
  readonly estado: EstadoSolicitud;
  /** Null where nobody is waited for. */
  readonly dueno: Dueno | null;
  readonly desde: string;
  /** Null while it is the present one. */
  readonly hasta: string | null;
  /** Working days of its dueño: after its first day, its last one counts. */
  readonly diasHabiles: number;
  /** Working days in which the term stood still; they are nobody's. */
  readonly diasSuspendidos: number;
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

function countSuspendidos(
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
  suspensiones: readonly Suspension[],
  calendario: CalendarioHabil,
): number {
  return suspensiones.reduce((sum, suspension) => {
    const [from, to] = [later(desde, suspension.desde), earlier(hasta, suspension.hasta ?? hasta)];
    return from < to ? sum + countWorkingDays(from, to, calendario) : sum;
  }, 0);
}

interface Movimiento {
  readonly estado: EstadoSolicitud;
  readonly dia: string;
  readonly turno: EnManosDe | null;
}

/** Steps that lead to another state, or give the turn to another side. */
function listMovimientos(
  nivel: Nivel,
  pasos: readonly PasoDelReloj[],
  publicada: boolean,
): readonly Movimiento[] {
  let conceptoPendiente = false;
  let antes: Movimiento | undefined;
  return pasos.flatMap(({ desde, hasta: estado, dia, accion }) => {
    if (accion === 'verificar' || accion === 'conceptuar') conceptoPendiente = accion === 'verificar';
    const turno = findEnManosDe(estado, nivel, { conceptoPendiente, publicada });
    if (desde === estado && turno?.dueno === antes?.turno?.dueno) return [];
    if (desde === estado && antes === undefined) return [];
    antes = { estado, dia, turno };
    return [antes];
  });
}

/**
 * Stretches of a filed request, the first one first: a step that leads to another state, or gives the turn to another side,
 * ends one and begins the next. What happened before it was filed is not counted, and neither is what follows its end.
 *
 * @param pasos the first one first; suspensions do not overlap
 */
export function listSegmentos(
  {
    nivel,
    pasos,
    suspensiones,
    publicada = false,
  }: {
    readonly nivel: Nivel;
    readonly pasos: readonly PasoDelReloj[];
    readonly suspensiones: readonly Suspension[];
    /** Whether the operator published what was certified: nobody is waited for any more. */
    readonly publicada?: boolean;
  },
  hoy: string,
  calendario: CalendarioHabil,
): readonly Segmento[] {
  const moves = listMovimientos(nivel, pasos, publicada);
  return moves.flatMap(({ estado, dia: desde, turno }, place) => {
    if (turno === null) return [];
    const hasta = moves[place + 1]?.dia ?? null;
    const span = { desde, hasta: hasta ?? later(hoy, desde) };
    const diasSuspendidos = countSuspendidos(span, suspensiones, calendario);
    const all = countWorkingDays(span.desde, span.hasta, calendario);
    return [
      { estado, dueno: turno.dueno, desde, hasta, diasHabiles: all - diasSuspendidos, diasSuspendidos },
    ];
  });
}

/** Working days of each dueño and of the suspensions; together they are all the days since it was filed. */
export function countDiasPorDueno(segmentos: readonly Segmento[]) {
  const sum = (of: (segmento: Segmento) => number) =>
    segmentos.reduce((total, segmento) => total + of(segmento), 0);
  const ofDueno = (dueno: Dueno) => sum((one) => (one.dueno === dueno ? one.diasHabiles : 0));
  return {
    ministerio: ofDueno('ministerio'),
    and: ofDueno('and'),
    entidad: ofDueno('entidad'),
    suspendidos: sum(({ diasSuspendidos }) => diasSuspendidos),
    total: sum(({ diasHabiles, diasSuspendidos }) => diasHabiles + diasSuspendidos),
  };
}
