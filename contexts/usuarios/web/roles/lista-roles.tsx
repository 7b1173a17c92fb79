import { ButtonLink } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import type { RolConPermisos } from '../../contract/index.ts';
import { AMBITO_DE_ROL } from '../../contract/terms.ts';
import { toRol } from '../../contract/usuarios.paths.ts';

const COLUMNAS: readonly TableColumn<RolConPermisos>[] = [
  { key: 'nombre', label: 'Nombre', kind: 'main' },
  { key: 'descripcion', label: 'Descripción', priority: 3, sortable: false },
  { key: 'ambito', label: 'Ámbito', priority: 2, text: ({ ambito }) => AMBITO_DE_ROL[ambito] },
  { key: 'usuarios', label: 'Usuarios activos', align: 'end' },
  {
    key: 'estado',
    label: 'Estado',
    text: ({ activo }) => (activo ? 'Activo' : 'Inactivo'),
    cell: ({ activo }) => <Chip tone={activo ? 'green' : 'gray'}>{activo ? 'Activo' : 'Inactivo'}</Chip>,
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ id, nombre }) => (
      <ButtonLink variant="neutral" size="small" to={toRol(id)}>
        Ver <span className="sr">{nombre}</span>
      </ButtonLink>
    ),
  },
];

/** Every rol, with how many use it. */
export function ListaRoles({ roles }: { readonly roles: readonly RolConPermisos[] }) {
  return (
    <DataTable
      caption="Roles"
      title="Roles"
      titleMessage={`${roles.length} en total`}
      rows={roles}
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      optionsNumber={[10, 25]}
    />
  );
}
