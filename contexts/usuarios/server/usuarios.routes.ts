import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, requireActor, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  approveUsuario,
  computeCambioMasivo,
  downloadUsuarios,
  findUsuarios,
  getUsuario,
  listRolesAsignables,
  listUsuariosEntidad,
  listUsuariosMinisterio,
  rejectUsuario,
  revokeIdentidad,
  revokeSegundoFactor,
  searchUsuarios,
  updateEntidadDeUsuario,
  updateEstadoUsuario,
  updateRolDeUsuario,
  updateUsuarios,
} from '../contract/index.ts';
import { bindActividades } from './actividades/actividades.routes.ts';
import type { FuenteActividades } from './actividades/fuente-actividades.ts';
import { listRolesAsignables as readRolesAsignables } from './roles/list-roles-asignables.ts';
import { bindRoles } from './roles/roles.routes.ts';
import { findUsuarios as runFindUsuarios } from './usuarios/find-usuarios.queries.ts';
import { getUsuario as readUsuario } from './usuarios/get-usuario.ts';
import type { Identidades } from './usuarios/identidades.ts';
import { revokeIdentidad as runRevokeIdentidad } from './usuarios/revoke-identidad.ts';
import {
  type DeleteSegundoFactor,
  revokeSegundoFactor as runRevokeSegundoFactor,
} from './usuarios/revoke-segundo-factor.ts';
import { searchUsuarios as runSearchUsuarios } from './usuarios/search-usuarios.queries.ts';
import { tablaUsuarios } from './usuarios/tabla-usuarios.ts';
import { updateMembresiaDeUsuario } from './usuarios/update-membresia.ts';
import {
  computeCambioMasivo as runComputeMasivo,
  updateUsuarios as runMasivo,
} from './usuarios/update-usuarios.ts';
import { listMinisterio } from './usuarios/usuarios.queries.ts';
import { listUsuariosDeEntidad } from './usuarios/usuarios-entidad.queries.ts';

export interface UsuariosDependencies {
  readonly database: Kysely<DatabaseSchema>;
  /** Where the tasks of the home come from, of this context and of later ones. */
  readonly actividades: readonly FuenteActividades[];
  readonly identidades: Identidades | null;
  readonly deleteSegundoFactor: DeleteSegundoFactor;
}

export function createUsuariosModule({
  database,
  actividades,
  identidades,
  deleteSegundoFactor,
}: UsuariosDependencies): ServerModule {
  return {
    context: 'usuarios',
    endpoints: [
      bindEndpoint(listUsuariosMinisterio, () => listMinisterio(database)),
      bindEndpoint(listUsuariosEntidad, ({ body }, context) => {
        const { readsAllEntities, entityId } = requireActor(context);
        const isOpen = readsAllEntities || entityId === body.entidadId;
        return isOpen ? listUsuariosDeEntidad(database, body.entidadId, body) : { usuarios: [], total: 0 };
      }),
      bindEndpoint(searchUsuarios, ({ body }, context) =>
        runSearchUsuarios(database, requireActor(context), body, body),
      ),
      bindEndpoint(findUsuarios, ({ query }, context) =>
        runFindUsuarios(database, query.keyword, requireActor(context)),
      ),
      bindEndpoint(downloadUsuarios, ({ body: { formato, ...peticion } }, context) => {
        const { readsAllEntities, entityId } = requireActor(context);
        const alcance = { readsAllEntities, entityId };
        return downloadTabla(database, context, {
          tabla: tablaUsuarios,
          peticion: { ...peticion, alcance },
          formato,
        });
      }),
      bindEndpoint(getUsuario, ({ params }, context) => readUsuario(database, context, params.id)),
      bindEndpoint(listRolesAsignables, ({ query }, context) =>
        readRolesAsignables(database, requireActor(context), query.entidadId),
      ),
      bindEndpoint(revokeIdentidad, ({ body }, context) =>
        runRevokeIdentidad(database, identidades, context, body),
      ),
      bindEndpoint(revokeSegundoFactor, ({ body }, context) =>
        runRevokeSegundoFactor(database, deleteSegundoFactor, context, body),
      ),
      ...bindDecisions(database),
      ...bindRoles(database),
      ...bindActividades(database, actividades),
    ],
  };
}

/** Changes of one membresía and of several. */
function bindDecisions(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(approveUsuario, ({ body: { membresiaId, rolId } }, context) =>
      updateMembresiaDeUsuario(database, context, membresiaId, { accion: 'aprobar', rolId }),
    ),
    bindEndpoint(rejectUsuario, ({ body: { membresiaId, motivo } }, context) =>
      updateMembresiaDeUsuario(database, context, membresiaId, { accion: 'rechazar', motivo }),
    ),
    bindEndpoint(updateEstadoUsuario, ({ body: { membresiaId, estadoUsuario, motivo } }, context) =>
      updateMembresiaDeUsuario(database, context, membresiaId, {
        accion: estadoUsuario ? 'activar' : 'inactivar',
        motivo,
      }),
    ),
    bindEndpoint(updateEntidadDeUsuario, ({ body: { membresiaId, entidadId, rolId } }, context) =>
      updateMembresiaDeUsuario(database, context, membresiaId, { accion: 'trasladar', entidadId, rolId }),
    ),
    bindEndpoint(updateRolDeUsuario, ({ body: { membresiaId, rolId } }, context) =>
      updateMembresiaDeUsuario(database, context, membresiaId, { accion: 'asignar-rol', rolId }),
    ),
    bindEndpoint(computeCambioMasivo, ({ body }, context) => runComputeMasivo(database, context, body)),
    bindEndpoint(updateUsuarios, ({ body }, context) => runMasivo(database, context, body)),
  ];
}
