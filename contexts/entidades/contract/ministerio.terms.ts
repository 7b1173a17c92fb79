import { type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { HeldPermissions } from '@marco/contract-kit/permission-decision';

/**
 * Refuses to a person who works for an entity what only the ministry does; the reason names their rol.
 *
 * @param what the action of the ministry, with its verb: 'crea mesas'
 */
export function refuseFueraDelMinisterio(
  { roleName }: HeldPermissions,
  what: string,
  ...unblockers: readonly string[]
): Decision {
  const rol = roleName ? `su rol «${roleName}»` : 'su rol';
  return refuseWith(`Solo el ministerio ${what}; ${rol} no es del ministerio.`, ...unblockers);
}
