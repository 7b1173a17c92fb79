import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { RolParticipante } from '../../contract/terms.ts';

/** Taking an entity out of an open mesa, or changing its rol: not the one that leads (MESA-11). */
export function canRemoveParticipante({ rol }: { readonly rol: RolParticipante }): Decision {
  return rol === 'lider'
    ? refuseWith(
        'Es la entidad líder de la mesa. Para cambiar su rol o retirarla, elija antes otra entidad líder.',
      )
    : ALLOWED;
}
