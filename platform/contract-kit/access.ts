/** An action that a permission allows on a resource. */
export const ACTIONS = ['consultar', 'crear', 'editar', 'aprobar', 'eliminar', 'descargar'] as const;
export type Action = (typeof ACTIONS)[number];

/** What permissions are about. */
export interface Resource {
  /** By which a rol holds them. */
  readonly code: string;
  /** What a refusal calls it: 'crear elementos de dato'. */
  readonly name: string;
  /** The rol that gives and takes them, which a refusal names. */
  readonly giver: string;
}

/**
 * Who may call an endpoint. Access is data: the server refuses by it, the access matrix test
 * enumerates it and the API description prints it.
 *
 * - `public`: anybody, with or without a session.
 * - `external-identity`: the Bearer is a token of the authenticator, not a session of ours.
 * - `session`: any live session, also before an entity was chosen. A session that has not given its second factor yet
 *   is refused, unless `beforeFactor` says that the call is part of entering.
 * - `permission`: a session inside an entity whose role holds the action on the resource.
 *
 * `fresh` asks a person who has a second factor for a code of the last minutes, beside everything else (ADR 0048).
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'external-identity' }
  | { readonly kind: 'session'; readonly beforeFactor?: true; readonly fresh?: true }
  | {
      readonly kind: 'permission';
      readonly resource: Resource;
      readonly action: Action;
      readonly fresh?: true;
    };

export const publicAccess = { kind: 'public' } as const satisfies Access;
export const externalIdentityAccess = { kind: 'external-identity' } as const satisfies Access;
export const sessionAccess = { kind: 'session' } as const satisfies Access;
/** Any live session, also one that has not given its second factor yet. */
export const enteringAccess = { kind: 'session', beforeFactor: true } as const satisfies Access;
/** Any live session; if the person has a second factor, they must have given a code in the last minutes. */
export const freshSessionAccess = { kind: 'session', fresh: true } as const satisfies Access;

/** A session in an entity, with a rol that holds this action on this resource. */
export function permissionAccess(resource: Resource, action: Action): Access {
  return { kind: 'permission', resource, action };
}

/** The same; if the person has a second factor, they must have given a code in the last minutes. */
export function freshPermissionAccess(resource: Resource, action: Action): Access {
  return { kind: 'permission', resource, action, fresh: true };
}
