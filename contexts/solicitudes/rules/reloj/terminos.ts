import { countDays } from '@marco/country/working-days';
import type { Dueno } from '../../contract/terms.ts';
import { type CalendarioHabil, computeUltimoDia } from './calendario.ts';
import { findTermino, type Plazos } from './plazo.ts';
import type { PasoDelReloj, Segmento, Suspension } from './segmentos.ts';

/** Which term: that of a state, or the one the operator has for its technical concept. */
export type TerminoDeEstado = keyof Plazos | 'operador';

/** How long each term is. */
export type DuracionDeTerminos = Readonly<Record<TerminoDeEstado, number>>;

/** A step as far as terms look at it. */
export interface PasoDelTermino extends PasoDelReloj {
  /** Days the term was made longer by. */
  readonly dias?: number | null;
  /** It was filed at the closing hour or later, or on a day without work: its term begins on the next working day. */
  readonly tarde?: boolean;
}

/** A term that ended. */
export interface TerminoCerrado {
  readonly termino: TerminoDeEstado;
  readonly dueno: Dueno;
  /** Day it ended. */
  readonly hasta: string;
  readonly aTiempo: boolean;
}

interface Tramo {
  readonly termino: TerminoDeEstado;
  readonly dueno: Dueno;
  readonly desde: string;
  hasta: string | null;
  dias: number;
}

/** Stretches of one term are one: the assignment of a request, and the review after it. The turn of the operator has its own. */
function listTramos(segmentos: readonly Segmento[]): readonly Tramo[] {
  const tramos: Tramo[] = [];
  let abierto: Tramo | undefined;
  for (const { estado, dueno, desde, hasta, diasHabiles } of segmentos) {
    const termino = findTermino(estado);
    if (termino === undefined || dueno === null) continue;
    if (dueno === 'and') {
      tramos.push({ termino: 'operador', dueno, desde, hasta, dias: diasHabiles });
      // The term of the state runs on; it ends with the state.
      if (abierto?.termino === termino) abierto.hasta = hasta;
    } else if (abierto?.termino === termino && abierto.hasta === desde) {
      abierto.hasta = hasta;
      abierto.dias += diasHabiles;
    } else {
      abierto = { termino, dueno, desde, hasta, dias: diasHabiles };
      tramos.push(abierto);
    }
  }
  return tramos;
}

/**
 * The terms of a request that ended, in their order, each with whether it was kept (domain §6). The days of a side are working days
 * that nothing suspended; the entidad remedies in calendar days.
 *
 * @param segmentos those of the same steps and suspensions
 */
export function listTerminosCerrados(
  {
    segmentos,
    pasos,
    suspensiones,
  }: {
    readonly segmentos: readonly Segmento[];
    readonly pasos: readonly PasoDelTermino[];
    readonly suspensiones: readonly Suspension[];
  },
  duraciones: DuracionDeTerminos,
  calendario: CalendarioHabil,
): readonly TerminoCerrado[] {
  return listTramos(segmentos).flatMap(({ termino, dueno, desde, hasta, dias }) => {
    if (hasta === null) return [];
    const isSuyo = ({ hasta: estado, dia }: PasoDelTermino) =>
      dueno !== 'and' && findTermino(estado) === termino && dia >= desde && dia <= hasta;
    const suyos = pasos.filter(isSuyo);
    const prorroga = suyos.reduce((sum, paso) => sum + (paso.dias ?? 0), 0);
    const tarde = suyos.some((paso) => paso.tarde === true && paso.dia === desde) ? 1 : 0;
    const duracion = duraciones[termino] + prorroga;
    const aTiempo =
      termino === 'subsanar'
        ? hasta <=
          computeUltimoDia(
            { desde, dias: duracion + countQuietos({ desde, hasta }, suspensiones), enCalendario: true },
            calendario,
          )
        : dias - tarde <= duracion;
    return [{ termino, dueno, hasta, aTiempo }];
  });
}

/** Calendar days in which the term stood still. */
function countQuietos(
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
  suspensiones: readonly Suspension[],
): number {
  return suspensiones.reduce((sum, suspension) => {
    const from = suspension.desde > desde ? suspension.desde : desde;
    const end = suspension.hasta ?? hasta;
    const to = end < hasta ? end : hasta;
    return from < to ? sum + countDays(from, to) : sum;
  }, 0);
}
