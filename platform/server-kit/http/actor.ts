import type { Access, Action } from '@marco/contract-kit';

/**
 * Who is calling, as the server itself established it from the session. Nothing a browser claims
 * about names, role or entity takes part.
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
  /** `resource:action` pairs of the current role. */
  readonly permissions: ReadonlySet<string>;
}

/** Finds the live actor behind a Bearer token; undefined when there is none. */
export type ActorFinder = (bearerToken: string) => Promise<Actor | undefined>;

/** A permission as an actor holds it: `resource:action`. */
export function permissionKey(resource: string, action: Action): string {
  return `${resource}:${action}`;
}

/** Actions the holder of permissions may take on a resource. */
export function listActions(
  { permissions }: Pick<Actor, 'permissions'>,
  resource: string,
): ReadonlySet<string> {
  const prefix = `${resource}:`;
  const own = [...permissions].filter((key) => key.startsWith(prefix));
  return new Set(own.map((key) => key.slice(prefix.length)));
}

export type AccessRefusal = 'SESION_REQUERIDA' | 'ENTIDAD_NO_ELEGIDA' | 'ACCESO_DENEGADO';

/** Why an actor may not pass, or undefined when it may. */
export function findAccessRefusal(access: Access, actor: Actor | null): AccessRefusal | undefined {
  if (access.kind === 'public' || access.kind === 'external-identity') return undefined;
  if (!actor) return 'SESION_REQUERIDA';
  if (access.kind === 'session') return undefined;
  if (actor.membershipId === null) return 'ENTIDAD_NO_ELEGIDA';
  return actor.permissions.has(permissionKey(access.resource, access.action)) ? undefined : 'ACCESO_DENEGADO';
}
