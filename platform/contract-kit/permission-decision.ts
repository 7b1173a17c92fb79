import type { Action, Resource } from './access.ts';
import { ALLOWED, type Decision, refuseWith } from './decision.ts';

/** The actions a rol holds on one resource, or its `resource:action` pairs. */
export interface HeldPermissions extends ReadonlySet<string> {
  /** Name of the rol in force, which a refusal tells; unknown where only the set is at hand. */
  readonly roleName?: string | null;
}

/** The rol that gives and takes permissions, which a refusal names. */
let permissionGiver: string | undefined;

/** Says once, before the first decision, which rol gives and takes permissions. */
export function declarePermissionGiver(rol: string): void {
  permissionGiver = rol;
}

/**
 * Whether a rol may take an action on a resource. This is the only place with the text of a missing permission, so
 * that the screen and the refusal of the server say the same.
 *
 * @param held actions on that resource, or `resource:action` pairs
 */
export function allowPermission(held: HeldPermissions, { code, name }: Resource, action: Action): Decision {
  if (held.has(action) || held.has(`${code}:${action}`)) return ALLOWED;
  const rol = held.roleName ? `Su rol «${held.roleName}»` : 'Su rol';
  const unblockers = permissionGiver === undefined ? [] : [permissionGiver];
  return refuseWith(`${rol} no permite ${action} ${name}.`, ...unblockers);
}
