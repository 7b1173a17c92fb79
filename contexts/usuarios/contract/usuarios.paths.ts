import { INICIO } from '@marco/parametros/paths';

const USERS = '/app/admin/users';
const ROLES = '/app/admin/roles';

/** Addresses of this context. */
export const usuariosPaths = {
  app: '/app',
  home: INICIO.to,
  /** The home, with the first tour open. */
  recorrido: `${INICIO.to}?recorrido=1`,
  users: USERS,
  /** The list with the filter and page a detail was opened from (ROUTE-17). */
  usersRestored: `${USERS}?userConsult=1`,
  usersPending: `${USERS}?estado=pendiente`,
  /** The search over everything, for anybody, and in the private area. */
  buscar: '/buscar',
  buscarPrivado: '/app/buscar',
  roles: ROLES,
  newRol: `${ROLES}/nuevo`,
} as const;

/** A user with their entidades. */
export function toUsuario(id: number | string): string {
  return `${USERS}/${id}`;
}

/** A rol with what it may do. */
export function toRol(id: number | string): string {
  return `${ROLES}/${id}`;
}
