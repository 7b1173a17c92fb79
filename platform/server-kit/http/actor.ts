import {
  type Access,
  type Action,
  allowPermission,
  type Decision,
  type HeldPermissions,
  type Resource,
} from '@marco/contract-kit';

/**
 * The caller, as the server established it from the session. The names, role or entity that a browser sends are not
 * used.
 */
export interface Actor {
  readonly sessionId: string;
  readonly userId: number;
  readonly displayName: string;
  /** The membership chosen for this session; null until one is chosen. */
  readonly membershipId: number | null;
  readonly entityId: number | null;
  readonly roleName: string | null;
  /** Whether the current role reads the records of every entity, not only of its own. */
  readonly readsAllEntities: boolean;
  /** Whether the current role is of who runs the platform the entities exchange data over. */
  readonly operatesPlatform: boolean;
  /** `resource:action` pairs of the current role; none while the session owes its second factor. */
  readonly permissions: ReadonlySet<string>;
  readonly secondFactor: SecondFactorState;
}

/**
 * Where a session stands with the second factor of its person (ADR 0047).
 *
 * - `off`: none is asked of this session.
 * - `owed`: its role requires one, and the person has not given a code in this session yet.
 * - `stale`: the person has one, and gave no code in the last minutes.
 * - `fresh`: a code was given in the last minutes.
 */
export type SecondFactorState = 'off' | 'owed' | 'stale' | 'fresh';

/** Finds the live actor behind a Bearer token; undefined when there is none. */
export type ActorFinder = (bearerToken: string) => Promise<Actor | undefined>;

/** A permission as an actor holds it: `resource:action`. */
export function permissionKey({ code }: Resource, action: Action): string {
  return `${code}:${action}`;
}

/** Actions the holder of permissions may take on a resource. */
export function listActions(
  { permissions, roleName }: Pick<Actor, 'permissions' | 'roleName'>,
  { code }: Resource,
): HeldPermissions {
  const prefix = `${code}:`;
  const own = [...permissions].filter((key) => key.startsWith(prefix));
  return Object.assign(new Set(own.map((key) => key.slice(prefix.length))), { roleName });
}

/** Whether the rol of an actor may take an action on a resource, in the words every refusal of it has. */
export function decidePermission(
  actor: Pick<Actor, 'permissions' | 'roleName'> | null,
  resource: Resource,
  action: Action,
): Decision {
  return allowPermission(actor ? listActions(actor, resource) : new Set(), resource, action);
}

export type AccessRefusal =
  | 'SESION_REQUERIDA'
  | 'ENTIDAD_NO_ELEGIDA'
  | 'ACCESO_DENEGADO'
  | 'SEGUNDO_FACTOR_REQUERIDO'
  | 'CODIGO_RECIENTE_REQUERIDO';

/** Why an actor may not pass, or undefined when it may. */
export function findAccessRefusal(access: Access, actor: Actor | null): AccessRefusal | undefined {
  if (access.kind === 'public' || access.kind === 'external-identity') return undefined;
  if (!actor) return 'SESION_REQUERIDA';
  if (access.kind === 'session') return findSessionRefusal(access, actor);
  if (actor.membershipId === null) return 'ENTIDAD_NO_ELEGIDA';
  if (actor.secondFactor === 'owed') return 'SEGUNDO_FACTOR_REQUERIDO';
  if (!actor.permissions.has(permissionKey(access.resource, access.action))) return 'ACCESO_DENEGADO';
  return access.fresh && actor.secondFactor === 'stale' ? 'CODIGO_RECIENTE_REQUERIDO' : undefined;
}

function findSessionRefusal(
  { beforeFactor, fresh }: Extract<Access, { kind: 'session' }>,
  { secondFactor }: Actor,
): AccessRefusal | undefined {
  if (secondFactor === 'owed' && !beforeFactor) return 'SEGUNDO_FACTOR_REQUERIDO';
  return secondFactor === 'stale' && fresh ? 'CODIGO_RECIENTE_REQUERIDO' : undefined;
}
