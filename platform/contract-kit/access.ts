/** What a person may do with a resource: the grain of permissions. */
export const ACTIONS = ['consultar', 'crear', 'editar', 'aprobar', 'eliminar', 'descargar'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * Who may call an endpoint. Access is data: the server refuses by it, the access matrix test
 * enumerates it and the API description prints it.
 *
 * - `public`: anybody, with or without a session.
 * - `external-identity`: the Bearer is a token of the authenticator, not a session of ours.
 * - `session`: any live session, also before an entity was chosen.
 * - `permission`: a session inside an entity whose role holds the action on the resource.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'external-identity' }
  | { readonly kind: 'session' }
  | { readonly kind: 'permission'; readonly resource: string; readonly action: Action };

export const publicAccess = { kind: 'public' } as const satisfies Access;
export const externalIdentityAccess = { kind: 'external-identity' } as const satisfies Access;
export const sessionAccess = { kind: 'session' } as const satisfies Access;

/** Whoever is in an entity with a rol that holds this action on this resource. */
export function permissionAccess(resource: string, action: Action): Access {
  return { kind: 'permission', resource, action };
}
