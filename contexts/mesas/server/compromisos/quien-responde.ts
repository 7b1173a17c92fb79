import { type CallContext, requireActor } from '@marco/server-kit';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';
import { toQuienGestiona } from '../gestion/quien-gestiona.ts';

/** The caller as the rules about commitments look at them. */
export function toQuienResponde(context: CallContext): QuienResponde {
  const { userId, entityId } = requireActor(context);
  return { ...toQuienGestiona(context), idUsuario: userId, idEntidad: entityId };
}
