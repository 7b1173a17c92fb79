import type { Catalogo } from '@marco/archivos/port';
import { capitalizeNombre } from '@marco/entidades/terms';
import type { PeticionUsuarios } from '../../contract/index.ts';
import { COLUMNAS_USUARIOS, ESTADO_USUARIO, RECURSO_USUARIOS } from '../../contract/terms.ts';
import { listMembresias } from '../membresias.queries.ts';
import { presentUsuarioRow } from '../present-membresia.ts';
import { type Alcance, listMembresiaIds } from '../search-usuarios.queries.ts';

/** What was asked for, with whose users the person saw when they asked. */
export type UsuariosPedidos = PeticionUsuarios & { readonly alcance: Alcance };

/** The list of users as a file (TABLE-06, AREA-02). */
export const catalogoUsuarios: Catalogo<UsuariosPedidos> = {
  codigo: 'usuarios',
  titulo: 'Usuarios',
  archivo: 'usuarios',
  tipoObjeto: 'usuario',
  permiso: { recurso: RECURSO_USUARIOS, accion: 'consultar' },
  columnas: [
    { title: COLUMNAS_USUARIOS.nombre, kind: 'text', width: 40 },
    { title: COLUMNAS_USUARIOS.numeroIdentificacion, kind: 'text', width: 20 },
    { title: COLUMNAS_USUARIOS.entidad, kind: 'text', width: 50 },
    { title: COLUMNAS_USUARIOS.rol, kind: 'text', width: 28 },
    { title: COLUMNAS_USUARIOS.estado, kind: 'text', width: 12 },
  ],
  listIds: (database, { alcance, ...peticion }) => listMembresiaIds(database, alcance, peticion, peticion),
  readFilas: async (database, ids) => {
    const rows = await listMembresias(database, ids);
    return new Map(
      rows
        .map(presentUsuarioRow)
        .map(({ id, usuario, entidad, rol, estado }) => [
          id,
          [
            usuario.nombre,
            `${usuario.tipoIdentificacion} ${usuario.numeroIdentificacion}`,
            capitalizeNombre(entidad.nombre),
            rol?.nombre ?? 'Sin rol',
            ESTADO_USUARIO[estado],
          ],
        ]),
    );
  },
  describeFiltros: ({ texto, alcance, ...filtros }) => ({
    ...filtros,
    todasLasEntidades: alcance.readsAllEntities,
    ...(texto ? { conTexto: true } : {}),
  }),
};
