import type { EntidadPanelProps } from '@marco/entidades/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { Chip, type ChipTone } from '@marco/web-kit/chip';
import type { TableColumn } from '@marco/web-kit/data-table';
import { PagedList } from '@marco/web-kit/paged-list';
import type { listUsuariosEntidadEndpoint, UsuarioDeEntidad } from '../../contract/index.ts';

const ESTADOS: Readonly<Record<UsuarioDeEntidad['estado'], readonly [texto: string, tono: ChipTone]>> = {
  activo: ['Activo', 'green'],
  pendiente: ['Pendiente por aprobación', 'yellow'],
  rechazado: ['Rechazado', 'red'],
  inactivo: ['Inactivo', 'gray'],
};

const COLUMNAS: readonly TableColumn<UsuarioDeEntidad>[] = [
  { key: 'nombre', label: 'Nombre', kind: 'main', sortable: false },
  { key: 'rol', label: 'Rol', sortable: false, text: ({ rol }) => rol ?? '—' },
  {
    key: 'estado',
    label: 'Estado',
    sortable: false,
    cell: ({ estado }) => <Chip tone={ESTADOS[estado][1]}>{ESTADOS[estado][0]}</Chip>,
  },
];

/** People of an entity with their rol and state, page by page. */
export function UsuariosDeEntidad({ entidadId, onTotal }: EntidadPanelProps) {
  const api = useApi();
  return (
    <PagedList
      list="usuarios"
      subject="los usuarios de la entidad"
      caption="Usuarios de la entidad"
      messageEmpty="La entidad no tiene usuarios registrados."
      onTotal={onTotal}
      columns={COLUMNAS}
      rowKey={({ membresiaId }) => membresiaId}
      queryKey={['usuarios', 'entidad', entidadId]}
      load={async (page, signal) => {
        const { usuarios, total } = await api.call<typeof listUsuariosEntidadEndpoint>(
          { method: 'POST', path: '/usuarios/entidad' },
          { body: { entidadId, ...page } },
          { signal, base: 'private' },
        );
        return { rows: usuarios, total };
      }}
    />
  );
}
