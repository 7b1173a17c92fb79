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
  createRol,
  getRol,
  listPermisos,
  listRoles,
  updateFuncionalidad,
  updateItemDeMenu,
  updatePermisos,
  updateRol,
  updateSubfuncionalidad,
} from '../../contract/index.ts';
import { RECURSO_ROLES } from '../../contract/terms.ts';
import { listConPermisos, listMenu, listRoles as readRoles } from './roles.queries.ts';
import { updateParte } from './update-parte.ts';
import {
  getConPermisos,
  createRol as runCreateRol,
  updatePermisos as runPermisos,
  updateRol as runUpdateRol,
} from './update-rol.ts';

type Database = Kysely<DatabaseSchema>;

/** Roles, their permissions and the texts of the menu (ROLE-02). */
export function bindRoles(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(listRoles, () => readRoles(database)),
    bindEndpoint(getRol, ({ params }) => getConPermisos(database, params.id)),
    bindEndpoint(createRol, ({ body }, context) => runCreateRol(database, context, body)),
    bindEndpoint(updateRol, ({ params, body }, context) => runUpdateRol(database, context, params.id, body)),
    bindEndpoint(listPermisos, (_request, context) => readMatriz(database, context)),
    bindEndpoint(updatePermisos, ({ params, body }, context) =>
      runPermisos(database, context, params.id, body.permisos),
    ),
    bindEndpoint(updateFuncionalidad, ({ params, body }, context) =>
      updateParte(database, context, 'funcionalidad', params.id, body),
    ),
    bindEndpoint(updateSubfuncionalidad, ({ params, body }, context) =>
      updateParte(database, context, 'subfuncionalidad', params.id, body),
    ),
    bindEndpoint(updateItemDeMenu, ({ params, body }, context) =>
      updateParte(database, context, 'item-funcionalidad', params.id, body),
    ),
  ];
}

async function readMatriz(database: Database, context: CallContext) {
  const actor = requireActor(context);
  return {
    funcionalidades: await listMenu(database),
    roles: await listConPermisos(database, await readRoles(database)),
    crea: decidePermission(actor, RECURSO_ROLES, 'crear'),
    edita: decidePermission(actor, RECURSO_ROLES, 'editar'),
  };
}
