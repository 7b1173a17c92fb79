import { useApi } from '@marco/web-kit/api-client';
import type { TableColumn } from '@marco/web-kit/data-table';
import { PagedList } from '@marco/web-kit/paged-list';
import { Link } from 'react-router';
import { toVersionElemento } from '../../contract/estandares.paths.ts';
import type { listElementosEstandarEndpoint } from '../../contract/index.ts';

interface Elemento {
  readonly id: number;
  readonly idVersion: number;
  readonly identificador: string;
  readonly nombre: string;
  readonly version: string;
}

const COLUMNAS: readonly TableColumn<Elemento>[] = [
  {
    key: 'nombre',
    label: 'Elemento de dato',
    kind: 'main',
    sortable: false,
    cell: ({ idVersion, nombre }) => <Link to={toVersionElemento(idVersion)}>{nombre}</Link>,
  },
  { key: 'identificador', label: 'Identificador', sortable: false },
  { key: 'version', label: 'Versión', sortable: false, nowrap: true },
];

/** Elements of the common language that refer to the standard. */
export function ElementosSeccion({ id }: { readonly id: number }) {
  const api = useApi();
  return (
    <PagedList<Elemento>
      list="elementos"
      subject="los elementos que lo usan"
      caption="Elementos que usan el estándar"
      messageEmpty="Ningún elemento de dato usa este estándar."
      columns={COLUMNAS}
      rowKey={(elemento) => elemento.id}
      queryKey={['estandares', 'elementos', id]}
      load={async (query, signal) => {
        const { elementos, total } = await api.call<typeof listElementosEstandarEndpoint>(
          { method: 'GET', path: '/estandares/{id}/elementos' },
          { params: { id }, query },
          { signal, base: 'private' },
        );
        return { rows: elementos, total };
      }}
    />
  );
}
