import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, requireActor, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  approveUsuarioEndpoint,
  closeRecorridoEndpoint,
  computeCambioMasivoEndpoint,
  downloadUsuariosEndpoint,
  findUsuariosEndpoint,
  getInicioEndpoint,
  getPerfilEndpoint,
  getUsuarioEndpoint,
  listRolesAsignablesEndpoint,
  listUsuariosEntidadEndpoint,
  listUsuariosMinisterioEndpoint,
  rejectUsuarioEndpoint,
  revokeIdentidadEndpoint,
  revokeSegundoFactorEndpoint,
  searchUsuariosEndpoint,
  updateEntidadDeUsuarioEndpoint,
  updateEstadoUsuarioEndpoint,
  updatePerfilEndpoint,
  updateRolDeUsuarioEndpoint,
  updateUsuariosEndpoint,
} from '../contract/index.ts';
import { bindActividades } from './actividades/actividades.routes.ts';
import type { FuenteActividades } from './actividades/fuente-actividades.ts';
import { bindBusqueda } from './busqueda/busqueda.bindings.ts';
import type { CorrectorDePalabras, FuenteDeBusqueda } from './busqueda/fuente-de-busqueda.ts';
import type { AccionOfrecida, BloqueDeInicio } from './inicio/bloque-de-inicio.ts';
import { getInicio } from './inicio/get-inicio.ts';
import { createOwnBloques } from './inicio/own-bloques.ts';
import { closeRecorrido } from './perfil/close-recorrido.ts';
import { getPerfil, updatePerfil } from './perfil/update-perfil.ts';
import { listRolesAsignables } from './roles/list-roles-asignables.ts';
import { bindRoles } from './roles/roles.routes.ts';
import { findUsuarios } from './usuarios/find-usuarios.queries.ts';
import { getUsuario } from './usuarios/get-usuario.ts';
import type { Identidades } from './usuarios/identidades.ts';
import { revokeIdentidad } from './usuarios/revoke-identidad.ts';
import { type DeleteSegundoFactor, revokeSegundoFactor } from './usuarios/revoke-segundo-factor.ts';
import { searchUsuarios } from './usuarios/search-usuarios.queries.ts';
import { tablaUsuarios } from './usuarios/tabla-usuarios.ts';
import { updateMembresiaDeUsuario } from './usuarios/update-membresia.ts';
import { computeCambioMasivo, updateUsuarios } from './usuarios/update-usuarios.ts';
import { listMinisterio } from './usuarios/usuarios.queries.ts';
import { listUsuariosDeEntidad } from './usuarios/usuarios-entidad.queries.ts';

export interface UsuariosDependencies {
  readonly database: Kysely<DatabaseSchema>;
  /** Where the tasks of the home come from, of this context and of later ones. */
  readonly actividades: readonly FuenteActividades[];
  /** Blocks of the home that later contexts give. */
  readonly bloquesDeInicio: readonly BloqueDeInicio[];
  /** What people may begin from their home. */
  readonly accionesDeInicio: readonly AccionOfrecida[];
  /** Where the search finds records, of every context. */
  readonly fuentesDeBusqueda: readonly FuenteDeBusqueda[];
  readonly correctoresDePalabras: readonly CorrectorDePalabras[];
  readonly identidades: Identidades | null;
  readonly deleteSegundoFactor: DeleteSegundoFactor;
}

export function createUsuariosModule({
  database,
  actividades,
  bloquesDeInicio,
  accionesDeInicio,
  fuentesDeBusqueda,
  correctoresDePalabras,
  identidades,
  deleteSegundoFactor,
}: UsuariosDependencies): ServerModule {
  const bloques = [...createOwnBloques(actividades, accionesDeInicio), ...bloquesDeInicio];
  return {
    context: 'usuarios',
    endpoints: [
      bindEndpoint(getPerfilEndpoint, (_, context) => getPerfil(database, context)),
      bindEndpoint(closeRecorridoEndpoint, (_, context) => closeRecorrido(database, context)),
      bindEndpoint(updatePerfilEndpoint, ({ body }, context) => updatePerfil(database, body, context)),
      bindEndpoint(listUsuariosMinisterioEndpoint, () => listMinisterio(database)),
      bindEndpoint(listUsuariosEntidadEndpoint, ({ body }, context) => {
        const { readsAllEntities, entityId } = requireActor(context);
        const isOpen = readsAllEntities || entityId === body.entidadId;
        return isOpen ? listUsuariosDeEntidad(database, body.entidadId, body) : { usuarios: [], total: 0 };
      }),
      bindEndpoint(searchUsuariosEndpoint, ({ body }, context) =>
        searchUsuarios(database, requireActor(context), body, body),
      ),
      bindEndpoint(findUsuariosEndpoint, ({ query }, context) =>
        findUsuarios(database, query.keyword, requireActor(context)),
      ),
      bindEndpoint(downloadUsuariosEndpoint, ({ body: { formato, ...peticion } }, context) => {
        const { readsAllEntities, entityId } = requireActor(context);
        const alcance = { readsAllEntities, entityId };
        return downloadTabla(database, context, {
          tabla: tablaUsuarios,
          peticion: { ...peticion, alcance },
          formato,
        });
      }),
      bindEndpoint(getUsuarioEndpoint, ({ params }, context) => getUsuario(database, context, params.id)),
      bindEndpoint(listRolesAsignablesEndpoint, ({ query }, context) =>
        listRolesAsignables(database, requireActor(context), query.entidadId),
      ),
      bindEndpoint(revokeIdentidadEndpoint, ({ body }, context) =>
        revokeIdentidad(database, identidades, context, body),
      ),
      bindEndpoint(revokeSegundoFactorEndpoint, ({ body }, context) =>
        revokeSegundoFactor(database, deleteSegundoFactor, context, body),
      ),
      bindEndpoint(getInicioEndpoint, ({ query }, context) => getInicio(database, bloques, context, query)),
      ...bindDecisions(database),
      ...bindRoles(database),
      ...bindActividades(database, actividades),
      ...bindBusqueda(
        database,
        { fuentes: fuentesDeBusqueda, correctores: correctoresDePalabras },
        accionesDeInicio,
      ),
    ],
  };
}

/** Changes of one membresía and of several. */
function bindDecisions(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(approveUsuarioEndpoint, ({ body: { membresiaId, rolId } }, context) =>
      updateMembresiaDeUsuario(database, context, membresiaId, { accion: 'aprobar', rolId }),
    ),
    bindEndpoint(rejectUsuarioEndpoint, ({ body: { membresiaId, motivo } }, context) =>
      updateMembresiaDeUsuario(database, context, membresiaId, { accion: 'rechazar', motivo }),
    ),
    bindEndpoint(updateEstadoUsuarioEndpoint, ({ body: { membresiaId, estadoUsuario, motivo } }, context) =>
      updateMembresiaDeUsuario(database, context, membresiaId, {
        accion: estadoUsuario ? 'activar' : 'inactivar',
        motivo,
      }),
    ),
    bindEndpoint(updateEntidadDeUsuarioEndpoint, ({ body: { membresiaId, entidadId, rolId } }, context) =>
      updateMembresiaDeUsuario(database, context, membresiaId, { accion: 'trasladar', entidadId, rolId }),
    ),
    bindEndpoint(updateRolDeUsuarioEndpoint, ({ body: { membresiaId, rolId } }, context) =>
      updateMembresiaDeUsuario(database, context, membresiaId, { accion: 'asignar-rol', rolId }),
    ),
    bindEndpoint(computeCambioMasivoEndpoint, ({ body }, context) =>
      computeCambioMasivo(database, context, body),
    ),
    bindEndpoint(updateUsuariosEndpoint, ({ body }, context) => updateUsuarios(database, context, body)),
  ];
}
