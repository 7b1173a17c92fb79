import { formatLongDay } from '@marco/country/day-text';
import type { EstadoSolicitud } from '../../contract/terms.ts';
import { findDiasDePlazo, isMismoPlazo, type Plazos } from './plazo.ts';

/** What decides whether the clock of a request may be stopped, started or lengthened. */
export interface SituacionDelReloj {
  readonly estado: EstadoSolicitud;
  /** Last day of the term that runs; null where none does. */
  readonly venceEn: string | null;
  /** First day of the suspension in which it stands; null while it runs. */
  readonly suspendidaDesde: string | null;
  readonly pasos: readonly PasoConAccion[];
  readonly hoy: string;
}

interface PasoConAccion {
  readonly accion: string;
  readonly desde: EstadoSolicitud;
  readonly hasta: EstadoSolicitud;
}

/** Whether the present term was made longer: a new term begins where a step leaves the one before. */
function isProrrogado(pasos: readonly PasoConAccion[]): boolean {
  const begun = pasos.findLastIndex(({ desde, hasta }) => !isMismoPlazo(desde, hasta));
  return pasos.slice(begun + 1).some(({ accion }) => accion === 'prorrogar');
}

/**
 * Days a term may be made longer, in its own measure: half of the first at most (domain §5, row 21), and what the
 * parameter allows.
 */
export function computeMaximoProrroga(estado: EstadoSolicitud, plazos: Plazos, diasProrroga: number): number {
  return Math.min(Math.floor((findDiasDePlazo(estado, plazos) ?? 0) / 2), diasProrroga);
}

/** Why the clock may not be stopped, started or made longer now; empty where it may. */
export function listFaltantesDelReloj({
  venceEn,
  suspendidaDesde,
  pasos,
  hoy,
}: SituacionDelReloj): Readonly<Record<'enTermino' | 'suspendida' | 'prorrogable', readonly string[]>> {
  return {
    enTermino: listFaltantesDelTermino({ venceEn, suspendidaDesde, hoy }),
    suspendida: suspendidaDesde === null ? ['El plazo no está suspendido.'] : [],
    prorrogable: isProrrogado(pasos) ? ['Este plazo ya se prorrogó; se prorroga una sola vez.'] : [],
  };
}

function listFaltantesDelTermino({
  venceEn,
  suspendidaDesde,
  hoy,
}: Pick<SituacionDelReloj, 'venceEn' | 'suspendidaDesde' | 'hoy'>): readonly string[] {
  if (suspendidaDesde !== null)
    return [`El plazo está suspendido desde el ${formatLongDay(suspendidaDesde)}.`];
  if (venceEn === null) return ['En este estado no corre ningún plazo.'];
  return venceEn < hoy ? [`El plazo venció el ${formatLongDay(venceEn)}.`] : [];
}
