import { presentEntidad } from '@marco/entidades/terms';
import { ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import type { UsuarioRow } from '../../contract/index.ts';
import { COLUMNAS_USUARIOS as COLUMNAS, ESTADO_USUARIO } from '../../contract/terms.ts';
import { toUsuario } from '../../contract/usuarios.paths.ts';
import { EstadoUsuarioChip } from './estado-usuario-chip.tsx';

/** Columns of the list; their keys are the orders the server knows. */
export const COLUMNAS_USUARIOS: readonly TableColumn<UsuarioRow>[] = [
  { key: 'nombre', label: COLUMNAS.nombre, kind: 'main', text: ({ usuario }) => usuario.nombre },
  {
    key: 'numeroIdentificacion',
    label: COLUMNAS.numeroIdentificacion,
    priority: 2,
    nowrap: true,
    text: ({ usuario }) => `${usuario.tipoIdentificacion} ${usuario.numeroIdentificacion}`,
  },
  {
    key: 'entidad',
    label: COLUMNAS.entidad,
    text: ({ entidad }) => presentEntidad(entidad.nombre, entidad.sigla),
  },
  { key: 'rol', label: COLUMNAS.rol, priority: 2, text: ({ rol }) => rol?.nombre ?? 'Sin rol' },
  {
    key: 'estado',
    label: COLUMNAS.estado,
    text: ({ estado }) => ESTADO_USUARIO[estado],
    cell: ({ estado }) => <EstadoUsuarioChip estado={estado} isListed />,
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ usuario }) => (
      <ButtonLink variant="neutral" size="small" to={toUsuario(usuario.id)}>
        Ver <span className="sr">{usuario.nombre}</span>
      </ButtonLink>
    ),
  },
];
