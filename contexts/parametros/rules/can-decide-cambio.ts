import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { EstadoCambio } from '../contract/terms.ts';

const SEGUNDA_PERSONA = 'otra persona del ministerio que confirma cambios';

/** A change that waits, as who decides it sees it. */
export interface CambioDecidible {
  /** Whether the caller proposed it. */
  readonly esPropio: boolean;
  /** Whether the rol of the caller confirms changes of parameters. */
  readonly rol: Decision;
}

/** Whether a caller may confirm a change that waits: a second person, and nobody what they proposed themselves. */
export function canApproveCambio({ esPropio, rol }: CambioDecidible): Decision {
  if (!rol.allowed) return rol;
  return esPropio
    ? refuseWith('Quien propuso el cambio no lo confirma: debe hacerlo otra persona.', SEGUNDA_PERSONA)
    : ALLOWED;
}

/** Whether a caller may end a change that waits: who proposed it withdraws it, whoever may confirm it refuses it. */
export function canRejectCambio({ esPropio, rol }: CambioDecidible): Decision {
  return esPropio ? ALLOWED : rol;
}

/** What a change becomes when it is ended without being done. */
export function computeEstadoRechazo({ esPropio }: Pick<CambioDecidible, 'esPropio'>): EstadoCambio {
  return esPropio ? 'retirado' : 'rechazado';
}
