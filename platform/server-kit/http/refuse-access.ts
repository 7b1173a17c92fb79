import { type Access, commonErrors, explainDecision } from '@marco/contract-kit';
import { type AccessRefusal, type Actor, decidePermission } from './actor.ts';
import { AppError, refuseCommon } from './app-error.ts';

/** The refusal of a call; where a permission is missing, in the words the control that is not available has. */
export function refuseAccess(code: AccessRefusal, access: Access, actor: Actor | null): AppError {
  if (code !== 'ACCESO_DENEGADO' || access.kind !== 'permission') return refuseCommon(code);
  const decision = decidePermission(actor, access.resource, access.action);
  return new AppError(code, { ...commonErrors[code], mensaje: explainDecision(decision) });
}
