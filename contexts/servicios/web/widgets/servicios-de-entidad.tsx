import type { EntidadPanelProps } from '@marco/entidades/widgets';
import { useApi } from '@marco/web-kit/api-client';
import type { TableColumn } from '@marco/web-kit/data-table';
import { PagedList } from '@marco/web-kit/paged-list';
import { Link } from 'react-router';
import type { listServiciosEntidadEndpoint, ServicioDeEntidad } from '../../contract/index.ts';
import { toServicio } from '../../contract/servicios.paths.ts';
import { EstadoServicioChip } from './estado-servicio-chip.tsx';

const COLUMNAS: readonly TableColumn<ServicioDeEntidad>[] = [
  {
    key: 'nombre',
    label: 'Nombre del servicio',
    cardLabel: 'Nombre',
    kind: 'main',
    sortable: false,
    cell: ({ servicioId, nombre }) => <Link to={toServicio(servicioId)}>{nombre}</Link>,
  },
  {
    key: 'estado',
    label: 'Estado del servicio',
    cardLabel: 'Estado',
    sortable: false,
    cell: ({ estado, importado }) => <EstadoServicioChip nombre={estado} importado={importado} />,
  },
  {
    key: 'activo',
    label: 'En uso',
    sortable: false,
    cell: ({ activo }) => (activo ? 'Sí' : 'No, está inactivo'),
  },
];

/** Services of an entity, page by page. */
export function ServiciosDeEntidad({ entidadId, onTotal }: EntidadPanelProps) {
  const api = useApi();
  return (
    <PagedList
      list="servicios"
      subject="los servicios de la entidad"
      caption="Servicios de la entidad"
      messageEmpty="La entidad no tiene servicios registrados."
      onTotal={onTotal}
      columns={COLUMNAS}
      rowKey={({ servicioId }) => servicioId}
      queryKey={['servicios', 'entidad', entidadId]}
      load={async (page, signal) => {
        const { servicios, total } = await api.call<typeof listServiciosEntidadEndpoint>(
          { method: 'POST', path: '/servicios/entidad' },
          { body: { entidadId, ...page } },
          { signal, base: 'private' },
        );
        return { rows: servicios, total };
      }}
    />
  );
}
