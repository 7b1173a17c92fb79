import { CODIGOS_SUPUESTO, isParte, type SupuestoAhorro } from '../../contract/terms.ts';

/** What a saving rests on: a value between two bounds, and the likeliest one. */
export interface RangoSupuesto {
  readonly bajo: number;
  readonly central: number;
  readonly alto: number;
}

export type Supuestos = Readonly<Record<SupuestoAhorro, RangoSupuesto>>;

/** Simulations of one total. */
const SIMULACIONES = 2000;

/** One simulation: a value of each, shares from 0 to 1. */
export type SimulacionDeAhorro = Readonly<Record<SupuestoAhorro, number>>;

/** Numbers from 0 to 1 that only look like chance (mulberry32): the same seed gives the same ones. */
function createAzar(semilla: number): () => number {
  let state = semilla;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The value of a triangular distribution below which a share of it lies. */
export function computeTriangular({ bajo, central, alto }: RangoSupuesto, parte: number): number {
  const ancho = alto - bajo;
  if (ancho <= 0) return central;
  const corte = (central - bajo) / ancho;
  return parte <= corte
    ? bajo + Math.sqrt(parte * ancho * (central - bajo))
    : alto - Math.sqrt((1 - parte) * ancho * (alto - central));
}

/**
 * The same chance for every total: two totals differ by what is known of them, never by the draw. So more trámites or a
 * dearer errand never save less.
 */
export function buildSimulaciones(supuestos: Supuestos): SimulacionDeAhorro[] {
  const azar = createAzar(20_261_127);
  return Array.from({ length: SIMULACIONES }, () => {
    const uno = CODIGOS_SUPUESTO.map((codigo) => {
      const valor = computeTriangular(supuestos[codigo], azar());
      return [codigo, isParte(codigo) ? valor / 100 : valor] as const;
    });
    return Object.fromEntries(uno) as Record<SupuestoAhorro, number>;
  });
}
