import { type Decision, refuseWith } from '@marco/contract-kit/decision';
import { canEditMesa, type MesaPorDecidir, type QuienGestiona } from '../mesas/can-edit-mesa.ts';

/** What a decision about a meeting looks at. */
export interface ReunionPorDecidir extends MesaPorDecidir {
  /** Whether its acta is sealed. */
  readonly sellada: boolean;
}

/** Any change of a meeting, of what was noted in it or of its documents: nothing once its acta is sealed (MESA-11). */
export function canEditReunion(quien: QuienGestiona, { sellada, activa }: ReunionPorDecidir): Decision {
  const decision = canEditMesa(quien, { activa });
  if (!decision.allowed || !sellada) return decision;
  return refuseWith('El acta de la reunión está sellada: la reunión y sus documentos no cambian más.');
}
