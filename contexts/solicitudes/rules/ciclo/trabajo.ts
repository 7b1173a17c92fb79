import type { Nivel } from '../../contract/terms.ts';

/** The state in which each level does its own work. */
export const TRABAJO_DE_NIVEL = {
  1: 'en-conceptualizacion',
  2: 'en-evaluacion',
  3: 'en-verificacion',
} as const satisfies Record<Nivel, string>;

const TRABAJOS: ReadonlySet<string> = new Set(Object.values(TRABAJO_DE_NIVEL));

/** Whether requests of a level may stand in a state: in the work of another level they never do. */
export function isEstadoDelNivel(estado: string, nivel: Nivel): boolean {
  return !TRABAJOS.has(estado) || estado === TRABAJO_DE_NIVEL[nivel];
}
