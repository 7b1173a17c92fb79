/** The state of a session before its absolute end, which activity does not delay. */
export type FinDeSesion = 'lejos' | 'aviso' | 'ultimo-aviso' | 'terminada';

/** Long enough for the person to finish a text. */
const AVISO_SEGUNDOS = 15 * 60;
const ULTIMO_AVISO_SEGUNDOS = 2 * 60;

/** The person is warned early, again shortly before the end, and informed when the session has ended. */
export function findFinDeSesion(restanSegundos: number): FinDeSesion {
  if (restanSegundos <= 0) return 'terminada';
  if (restanSegundos <= ULTIMO_AVISO_SEGUNDOS) return 'ultimo-aviso';
  return restanSegundos <= AVISO_SEGUNDOS ? 'aviso' : 'lejos';
}
