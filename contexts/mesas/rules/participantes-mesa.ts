import type { Decision } from '@marco/contract-kit';
import type { RolParticipante } from '../contract/terms.ts';

/** Taking an entity out of an open mesa, or changing its rol: not the one that leads (MESA-11). */
export function canRemoveParticipante({ rol }: { readonly rol: RolParticipante }): Decision {
  if (rol !== 'lider') return { allowed: true, reasons: [], unblockers: [] };
  return {
    allowed: false,
    reasons: [
      'Es la entidad líder de la mesa. Para cambiar su rol o retirarla, elija antes otra entidad líder.',
    ],
    unblockers: [],
  };
}
