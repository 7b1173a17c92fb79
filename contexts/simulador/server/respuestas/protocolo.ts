import type { AreaAnswer } from '@marco/server-kit';
import type { FormaSimulada } from '../../contract/situaciones.terms.ts';
import type { RechazoDeLlamada } from './rechazo.ts';
import type { LlamadaRespondida } from './run-llamada.ts';

/** How an answer is written for who called. */
export interface Protocolo {
  readonly forma: FormaSimulada;
  answer(respondida: LlamadaRespondida): AreaAnswer;
  refuse(rechazo: RechazoDeLlamada): AreaAnswer;
}

/** Every answer says what it is. */
export const SIMULADO = { simulado: 'si' } as const;

/** How the connection ends, where a situation is about that. */
export function toCorte({ respuesta }: LlamadaRespondida): Pick<AreaAnswer, 'cut'> {
  if (respuesta.cierre === 'ninguno') return {};
  return { cut: respuesta.cierre === 'antes' ? 'before' : 'halfway' };
}
