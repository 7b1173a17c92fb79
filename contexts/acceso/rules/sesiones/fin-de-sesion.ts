/** Where a session stands before the end that no work puts off. */
export type FinDeSesion = 'lejos' | 'aviso' | 'ultimo-aviso' | 'terminada';

/** Long enough to finish what one is writing. */
const AVISO_SEGUNDOS = 15 * 60;
const ULTIMO_AVISO_SEGUNDOS = 2 * 60;

/** The person is warned in time, once more shortly before, and told when it is over. */
export function findFinDeSesion(restanSegundos: number): FinDeSesion {
  if (restanSegundos <= 0) return 'terminada';
  if (restanSegundos <= ULTIMO_AVISO_SEGUNDOS) return 'ultimo-aviso';
  return restanSegundos <= AVISO_SEGUNDOS ? 'aviso' : 'lejos';
}
