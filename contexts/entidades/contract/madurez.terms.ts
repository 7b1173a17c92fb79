import { ADMINISTRADOR } from '@marco/country/ministry';

/** Resource whose permissions guard what an entidad answers of its own maturity. */
export const RECURSO_AUTODIAGNOSTICOS = {
  code: 'autodiagnosticos',
  name: 'el autodiagnóstico de madurez',
  giver: ADMINISTRADOR,
} as const;

/** Domains of the Marco, in its order (Marco de Interoperabilidad, 2019). */
export const DOMINIOS_MARCO = {
  'politico-legal': 'Político-legal',
  organizacional: 'Organizacional',
  semantico: 'Semántico',
  tecnico: 'Técnico',
} as const;
export type DominioMarco = keyof typeof DOMINIOS_MARCO;

/** Grades of a criterion. */
export const GRADOS = [1, 2, 3, 4, 5] as const;

/** Longest evidence of an answer. */
export const LIMITE_EVIDENCIA = 500;

/** Presented self-assessments an answer holds, the newest first. */
export const PRESENTADOS_RECIENTES = 12;

/**
 * The level an entidad says it is at: the mean of its grades, rounded down, so that no level is told that is not reached. Our
 * reading of the model (ADR 0121).
 *
 * @returns null where nothing is answered
 */
export function computeNivelMadurez(grados: readonly number[]): number | null {
  if (grados.length === 0) return null;
  return Math.floor(grados.reduce((sum, grado) => sum + grado, 0) / grados.length);
}
