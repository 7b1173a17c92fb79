import { countWorkingDays } from '@marco/country/working-days';
import type { EstadoSolicitud } from '../../contract/terms.ts';
import { type CalendarioHabil, computeUltimoDia, type TerminoDePlazo } from './calendario.ts';

/** How long each part of the life of a request may take. */
export interface Plazos {
  /** Working days of Colombia. */
  readonly asignar: number;
  readonly revision: number;
  readonly concepto: number;
  /** Level 2. */
  readonly evaluacion: number;
  /** Level 3. */
  readonly verificacion: number;
  readonly entidad: number;
  readonly certificar: number;
  /** Calendar days, as of a petition that has to be completed (Ley 1437 de 2011, article 17). */
  readonly subsanar: number;
}

/** Terms of docs/rules/requests.md; the parameters may say others. */
export const PLAZOS_INICIALES: Plazos = {
  asignar: 3,
  revision: 10,
  concepto: 15,
  evaluacion: 15,
  verificacion: 15,
  entidad: 15,
  certificar: 5,
  subsanar: 30,
};

/** Which term runs in each state; none where nobody is waited for. */
const PLAZO_DE: Readonly<Partial<Record<EstadoSolicitud, keyof Plazos>>> = {
  radicada: 'asignar',
  asignada: 'revision',
  'en-revision': 'revision',
  'en-conceptualizacion': 'concepto',
  'en-evaluacion': 'evaluacion',
  'en-verificacion': 'verificacion',
  'pendiente-entidad': 'entidad',
  'concepto-favorable': 'certificar',
  devuelta: 'subsanar',
};

/** Which term runs in a state; undefined where nobody is waited for. */
export function findTermino(estado: EstadoSolicitud): keyof Plazos | undefined {
  return PLAZO_DE[estado];
}

/** Days of the term of a state as it begins; null where none runs. */
export function findDiasDePlazo(estado: EstadoSolicitud, plazos: Plazos): number | null {
  const plazo = PLAZO_DE[estado];
  return plazo === undefined ? null : plazos[plazo];
}

/** Whether the term of a state is told in calendar days. */
export function isEnCalendario(estado: EstadoSolicitud): boolean {
  return PLAZO_DE[estado] === 'subsanar';
}

/** Whether a step stays inside one term, such as beginning the review or giving the request to somebody else. */
export function isMismoPlazo(desde: EstadoSolicitud, hasta: EstadoSolicitud): boolean {
  return PLAZO_DE[desde] !== undefined && PLAZO_DE[desde] === PLAZO_DE[hasta];
}

/** A term with its last day. */
export interface PlazoIniciado {
  readonly desde: string;
  readonly dias: number;
  readonly venceEn: string;
}

/** A term with the last day that follows from it. */
export function computeIniciado(termino: TerminoDePlazo, calendario: CalendarioHabil): PlazoIniciado {
  return { desde: termino.desde, dias: termino.dias, venceEn: computeUltimoDia(termino, calendario) };
}

/**
 * The term that begins with a state; null where none runs.
 *
 * @param inicio day in Colombia it is counted after
 */
export function computePlazoDe(
  estado: EstadoSolicitud,
  inicio: string,
  plazos: Plazos,
  calendario: CalendarioHabil,
): PlazoIniciado | null {
  const dias = findDiasDePlazo(estado, plazos);
  if (dias === null) return null;
  return computeIniciado({ desde: inicio, dias, enCalendario: isEnCalendario(estado) }, calendario);
}

/** Where a term stands on a day: the last day counts. */
export function computePlazo(venceEn: string, hoy: string, calendario: CalendarioHabil = new Set()) {
  return { venceEn, diasHabiles: countWorkingDays(hoy, venceEn, calendario), vencida: venceEn < hoy };
}
