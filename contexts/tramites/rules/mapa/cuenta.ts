import { SUPRIMIBLES, VEREDICTOS, type VeredictoPapel } from '../../contract/terms.ts';
import type { VeredictoDePapel } from './veredicto.ts';

export interface CuentaDePapeles {
  readonly papeles: number;
  readonly veredictos: Record<VeredictoPapel, number>;
  /** Nobody need bring them today: people confirmed what they prove. */
  readonly sobran: number;
  /** Of those that could be spared, the ones people have not confirmed. */
  readonly posibles: number;
}

/** Whether a verdict spares the citizen the paper, now or later. */
export function isSuprimible(veredicto: VeredictoPapel): boolean {
  return SUPRIMIBLES.some((uno) => uno === veredicto);
}

/** How many papers have each verdict. */
export function countVeredictos(veredictos: readonly VeredictoDePapel[]): CuentaDePapeles {
  const cuenta = Object.fromEntries(
    Object.keys(VEREDICTOS).map((uno) => [
      uno,
      veredictos.filter(({ veredicto }) => veredicto === uno).length,
    ]),
  ) as Record<VeredictoPapel, number>;
  const posibles = veredictos.filter(({ veredicto, esPosible }) => esPosible && isSuprimible(veredicto));
  const sobran = veredictos.filter(({ veredicto, esPosible }) => !esPosible && veredicto === 'suprimible-ya');
  return {
    papeles: veredictos.length,
    veredictos: cuenta,
    sobran: sobran.length,
    posibles: posibles.length,
  };
}
