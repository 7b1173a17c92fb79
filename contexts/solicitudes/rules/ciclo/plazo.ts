import { addDays, addWorkingDays, countWorkingDays } from '@marco/country/working-days';
import type { EstadoSolicitud } from '../../contract/terms.ts';

/** How long each part of the life of a request may take. */
export interface Plazos {
  /** Working days of Colombia. */
  readonly asignar: number;
  readonly revision: number;
  readonly concepto: number;
  readonly entidad: number;
  /** Calendar days, as of a petition that has to be completed (Ley 1437 de 2011, article 17). */
  readonly subsanar: number;
}

/** Terms of docs/rules/requests.md; the parameters may say others. */
export const PLAZOS_INICIALES: Plazos = { asignar: 3, revision: 10, concepto: 15, entidad: 15, subsanar: 30 };

/** Which term runs in each state; none if nobody must act. */
const PLAZO_DE: Readonly<Partial<Record<EstadoSolicitud, keyof Plazos>>> = {
  radicada: 'asignar',
  asignada: 'revision',
  'en-revision': 'revision',
  'en-conceptualizacion': 'concepto',
  'pendiente-entidad': 'entidad',
  devuelta: 'subsanar',
};

/**
 * Last day of the term a request has after a step. A step inside the same term, such as beginning the review or
 * giving the request to somebody else, does not change it.
 *
 * @param actual last day of the term until now
 * @param hoy calendar day of Colombia
 */
export function computeVencimiento(
  { desde, hasta, actual }: { desde: EstadoSolicitud; hasta: EstadoSolicitud; actual: string | null },
  hoy: string,
  plazos: Plazos,
): string | null {
  const plazo = PLAZO_DE[hasta];
  if (plazo === undefined) return null;
  if (plazo === PLAZO_DE[desde] && actual !== null) return actual;
  return plazo === 'subsanar' ? addDays(hoy, plazos.subsanar) : addWorkingDays(hoy, plazos[plazo]);
}

/** The state of a term on a day; the last day still counts. */
export function computePlazo(venceEn: string, hoy: string) {
  return { venceEn, diasHabiles: countWorkingDays(hoy, venceEn), vencida: venceEn < hoy };
}
