import { DIAS_POR_VENCER, type Semaforo } from '../../contract/terms.ts';

/** Green with more than three working days left, yellow with fewer, red once it is over (domain §6). */
export function computeSemaforo(plazo: {
  readonly diasHabiles: number;
  readonly vencida: boolean;
}): Semaforo {
  if (plazo.vencida) return 'rojo';
  return plazo.diasHabiles > DIAS_POR_VENCER ? 'verde' : 'amarillo';
}
