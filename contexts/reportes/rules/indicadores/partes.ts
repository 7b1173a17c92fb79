import { BORDES_MS } from '@marco/plataforma/terms';

/** Providers whose share says how concentrated an exchange is (domain reportes §3, IND-27). */
const MAYORES = 5;
/** What stands for the end of the last bucket, which has none: the next edge there would be. */
export const SIN_TOPE_MS = 65_536;

/** Adds what one record brings to a sum, place by place. */
export function addPartes(suma: number[], partes: readonly number[]): void {
  for (const [at, parte] of partes.entries()) suma[at] = (suma[at] ?? 0) + parte;
}

/** The end of the bucket in which a percentile lies, by nearest rank, in ms: so long at most. Null of no answer. */
function computeTope(cubetas: readonly number[], parte: number): number | null {
  const total = cubetas.reduce((sum, una) => sum + una, 0);
  const rango = Math.max(1, Math.ceil(parte * total));
  let vistas = 0;
  const cubeta = cubetas.findIndex((una) => {
    vistas += una;
    return vistas >= rango;
  });
  return cubeta < 0 ? null : (BORDES_MS[cubeta + 1] ?? SIN_TOPE_MS);
}

/** Half of the answers took no longer than the first, 95 of a hundred no longer than the second. */
export function computeTiempos(cubetas: readonly number[]) {
  return { valor: computeTope(cubetas, 0.5), p95: computeTope(cubetas, 0.95) };
}

/** The range of some simulations, as the saving of a trámite is told (domain directorio §7.5). */
export function computeRango(simulaciones: readonly number[]) {
  const ordenadas = simulaciones.toSorted((one, other) => one - other);
  const at = (parte: number) => ordenadas[Math.floor(parte * (ordenadas.length - 1))] ?? null;
  return { p10: at(0.1), valor: at(0.5), p90: at(0.9) };
}

/** What the five largest are together. */
export function computeMayores(sumas: readonly number[]): number {
  const ordenadas = sumas.toSorted((one, other) => other - one);
  return ordenadas.slice(0, MAYORES).reduce((sum, una) => sum + una, 0);
}
