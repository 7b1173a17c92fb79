import { buildTabla, presentFiltros, type TablaExportable } from '@marco/archivos/port';
import { presentEntidad } from '@marco/entidades/terms';
import type { PeticionUsuarios } from '../../contract/index.ts';
import { COLUMNAS_USUARIOS, ESTADO_USUARIO, RECURSO_USUARIOS } from '../../contract/terms.ts';
import { listMembresias } from './membresias.queries.ts';
import { presentUsuarioRow } from './present-membresia.ts';
import { type Cobertura, listMembresiaIds } from './search-usuarios.queries.ts';

/** What was asked for, with whose users the person saw when they asked. */
export type UsuariosPedidos = PeticionUsuarios & { readonly alcance: Cobertura };

/** The list of users as a file (TABLE-06, AREA-02). */
export const tablaUsuarios: TablaExportable<UsuariosPedidos> = buildTabla({
  codigo: 'usuarios',
  titulo: 'Usuarios',
  tipoObjeto: 'usuario',
  recurso: RECURSO_USUARIOS,
  listIds: (database, { alcance, ...peticion }: UsuariosPedidos) =>
    listMembresiaIds(database, alcance, peticion, peticion),
  listFilas: async (database, ids) => (await listMembresias(database, ids)).map(presentUsuarioRow),
  toId: ({ id }) => id,
  columnas: [
    [COLUMNAS_USUARIOS.nombre, 'text', 40, ({ usuario }) => usuario.nombre],
    [
      COLUMNAS_USUARIOS.numeroIdentificacion,
      'text',
      20,
      ({ usuario }) => `${usuario.tipoIdentificacion} ${usuario.numeroIdentificacion}`,
    ],
    [COLUMNAS_USUARIOS.entidad, 'text', 50, ({ entidad }) => presentEntidad(entidad.nombre, entidad.sigla)],
    [COLUMNAS_USUARIOS.rol, 'text', 28, ({ rol }) => rol?.nombre ?? 'Sin rol'],
    [COLUMNAS_USUARIOS.estado, 'text', 12, ({ estado }) => ESTADO_USUARIO[estado]],
  ],
  describeFiltros: ({ texto, alcance, ...filtros }) =>
    presentFiltros({ ...filtros, todasLasEntidades: alcance.readsAllEntities }, texto),
});
