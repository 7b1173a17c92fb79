import type { Action, Resource } from './access.ts';
import { ALLOWED, type Decision, refuseWith } from './decision.ts';

/** The actions a rol holds on one resource, or its `resource:action` pairs. */
export interface HeldPermissions extends ReadonlySet<string> {
  /** Name of the rol in force, which a refusal tells; unknown where only the set is at hand. */
  readonly roleName?: string | null;
}

/**
 * Whether a rol may take an action on a resource. This is the only place with the text of a missing permission, so
 * that the screen and the refusal of the server say the same.
 *
 * @param held actions on that resource, or `resource:action` pairs
 */
export function allowPermission(
  held: HeldPermissions,
  { code, name, giver }: Resource,
  action: Action,
): Decision {
  if (held.has(action) || held.has(`${code}:${action}`)) return ALLOWED;
  const rol = held.roleName ? `Su rol «${held.roleName}»` : 'Su rol';
  return refuseWith(`${rol} no permite ${action} ${name}.`, giver);
}
