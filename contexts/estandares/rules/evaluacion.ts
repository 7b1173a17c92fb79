/** A mark with the weight its criterion had on the day it was given. */
export interface Calificacion {
  readonly puntaje: number | null;
  readonly peso: number;
}

/** Lowest score of each recommendation, best first: ours, no public source gives one (domain §3.2). */
const BANDAS = [
  { desde: 4, texto: 'Se sugiere adoptarlo: cumple bien casi todos los criterios.' },
  { desde: 3, texto: 'Se sugiere recomendarlo: sirve a algunas entidades, sin exigirlo.' },
  { desde: 0, texto: 'Se sugiere no adoptarlo: no alcanza lo que el lenguaje común necesita.' },
] as const;

const SIN_CALIFICAR = 'Aún no hay criterios calificados.';

/** Weighted mean of the marks, from 0 to 5 with two decimals; null when there is none. */
export function computePuntaje(calificaciones: readonly Calificacion[]): number | null {
  const dadas = calificaciones.flatMap(({ puntaje, peso }) => (puntaje === null ? [] : [{ puntaje, peso }]));
  const pesos = dadas.reduce((sum, { peso }) => sum + peso, 0);
  if (pesos === 0) return null;
  const total = dadas.reduce((sum, { puntaje, peso }) => sum + puntaje * peso, 0);
  return Math.round((total / pesos) * 100) / 100;
}

/** What a score suggests; the person who decides may decide otherwise and gives the reason in the concept. */
export function presentRecomendacion(puntaje: number | null): string {
  if (puntaje === null) return SIN_CALIFICAR;
  return BANDAS.find(({ desde }) => puntaje >= desde)?.texto ?? SIN_CALIFICAR;
}

/** Whether every criterion has a mark. */
export function isEvaluacionCompleta(calificaciones: readonly Calificacion[]): boolean {
  return calificaciones.length > 0 && calificaciones.every(({ puntaje }) => puntaje !== null);
}
