import type { DatabaseSchema } from '@marco/database';
import type { Actor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { isRolDeEntidad } from '../../rules/usuarios/membresia-decidible.ts';
import { toQuienDecide } from '../usuarios/decision-context.ts';
import { findEntidadDecidible, listRolesActivos } from '../usuarios/membresias.queries.ts';

/** Active roles the caller may give, all or those that fit an entidad; none for an entidad that does not exist. */
export async function listRolesAsignables(
  database: Kysely<DatabaseSchema>,
  actor: Actor,
  entidadId: number | undefined,
) {
  const { veTodas, administraRoles } = toQuienDecide(actor);
  const entidad = entidadId === undefined ? undefined : await findEntidadDecidible(database, entidadId);
  if (entidadId !== undefined && !entidad) return [];
  const roles = await listRolesActivos(database);
  return roles
    .filter((rol) => veTodas || rol.ambito === 'entidad')
    .filter((rol) => administraRoles || !rol.administra)
    .filter((rol) => !entidad || isRolDeEntidad(rol, entidad))
    .map(({ id, nombre, descripcion, ambito }) => ({ id, nombre, descripcion, ambito }));
}
