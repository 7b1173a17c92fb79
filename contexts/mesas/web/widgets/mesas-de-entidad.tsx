import type { EntidadPanelProps } from '@marco/entidades/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { ButtonLink } from '@marco/web-kit/button';
import type { TableColumn } from '@marco/web-kit/data-table';
import { PagedList } from '@marco/web-kit/paged-list';
import type { listMesasEntidadEndpoint, MesaDeEntidad } from '../../contract/index.ts';
import { toMesa } from '../../contract/mesas.paths.ts';
import { EstadoMesaChip } from '../estado-mesa-chip.tsx';

const COLUMNAS: readonly TableColumn<MesaDeEntidad>[] = [
  { key: 'nombreMesa', label: 'Nombre de la mesa', cardLabel: 'Nombre', kind: 'main', sortable: false },
  {
    key: 'lidera',
    label: 'Participación',
    sortable: false,
    cell: ({ lidera }) => (lidera ? 'Lidera' : 'Participa'),
  },
  {
    key: 'estadoMesa',
    label: 'Estado de la mesa',
    cardLabel: 'Estado',
    sortable: false,
    cell: ({ estadoMesa }) => <EstadoMesaChip activa={estadoMesa} />,
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ id, nombreMesa }) => (
      <ButtonLink variant="neutral" size="small" to={toMesa(id)}>
        Ver <span className="sr">la mesa {nombreMesa}</span>
      </ButtonLink>
    ),
  },
];

/** Mesas an entity leads or takes part in, page by page. */
export function MesasDeEntidad({ entidadId, onTotal }: EntidadPanelProps) {
  const api = useApi();
  return (
    <PagedList
      list="mesas"
      subject="las mesas de la entidad"
      caption="Mesas de la entidad"
      messageEmpty="La entidad no lidera ni participa en mesas."
      onTotal={onTotal}
      columns={COLUMNAS}
      rowKey={({ id }) => id}
      queryKey={['mesas', 'entidad', entidadId]}
      load={async (page, signal) => {
        const { mesas, total } = await api.call<typeof listMesasEntidadEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/listarEntidad' },
          { body: { entidadId, ...page } },
          { signal, base: 'private' },
        );
        return { rows: mesas, total };
      }}
    />
  );
}
