import type { DatabaseSchema } from '@marco/database';
import {
  type BoundEndpoint,
  bindEndpoint,
  type CallContext,
  decidePermission,
  requireActor,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createRolEndpoint,
  getRolEndpoint,
  listPermisosEndpoint,
  listRolesEndpoint,
  updateFuncionalidadEndpoint,
  updateItemDeMenuEndpoint,
  updatePermisosEndpoint,
  updateRolEndpoint,
  updateSubfuncionalidadEndpoint,
} from '../../contract/index.ts';
import { RECURSO_ROLES } from '../../contract/terms.ts';
import { listConPermisos, listMenu, listRoles } from './roles.queries.ts';
import { updateParte } from './update-parte.ts';
import { createRol, getConPermisos, updatePermisos, updateRol } from './update-rol.ts';

type Database = Kysely<DatabaseSchema>;

/** Roles, their permissions and the texts of the menu (ROLE-02). */
export function bindRoles(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(listRolesEndpoint, () => listRoles(database)),
    bindEndpoint(getRolEndpoint, ({ params }) => getConPermisos(database, params.id)),
    bindEndpoint(createRolEndpoint, ({ body }, context) => createRol(database, context, body)),
    bindEndpoint(updateRolEndpoint, ({ params, body }, context) =>
      updateRol(database, context, params.id, body),
    ),
    bindEndpoint(listPermisosEndpoint, (_request, context) => readMatriz(database, context)),
    bindEndpoint(updatePermisosEndpoint, ({ params, body }, context) =>
      updatePermisos(database, context, params.id, body.permisos),
    ),
    bindEndpoint(updateFuncionalidadEndpoint, ({ params, body }, context) =>
      updateParte(database, context, 'funcionalidad', params.id, body),
    ),
    bindEndpoint(updateSubfuncionalidadEndpoint, ({ params, body }, context) =>
      updateParte(database, context, 'subfuncionalidad', params.id, body),
    ),
    bindEndpoint(updateItemDeMenuEndpoint, ({ params, body }, context) =>
      updateParte(database, context, 'item-funcionalidad', params.id, body),
    ),
  ];
}

async function readMatriz(database: Database, context: CallContext) {
  const actor = requireActor(context);
  return {
    funcionalidades: await listMenu(database),
    roles: await listConPermisos(database, await listRoles(database)),
    crea: decidePermission(actor, RECURSO_ROLES, 'crear'),
    edita: decidePermission(actor, RECURSO_ROLES, 'editar'),
  };
}
