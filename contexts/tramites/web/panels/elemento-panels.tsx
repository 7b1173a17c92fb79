import type { ElementoPanel } from '@marco/elementos-de-dato/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import type { TableColumn } from '@marco/web-kit/data-table';
import { PagedList } from '@marco/web-kit/paged-list';
import { Link } from 'react-router';
import type { listTramitesElementoEndpoint } from '../../contract/index.ts';
import { toTramite } from '../../contract/tramites.paths.ts';

interface TramiteQueLoPide {
  readonly requisitoId: number;
  readonly papel: string;
  readonly codigo: string;
  readonly nombre: string;
  readonly entidad: { readonly nombre: string };
  readonly confirmado: boolean;
}

const COLUMNAS: readonly TableColumn<TramiteQueLoPide>[] = [
  {
    key: 'nombre',
    label: 'Trámite',
    kind: 'main',
    sortable: false,
    cell: ({ codigo, nombre }) => <Link to={toTramite(codigo)}>{nombre}</Link>,
  },
  { key: 'papel', label: 'Papel', sortable: false },
  { key: 'entidad', label: 'Entidad', sortable: false, text: ({ entidad }) => entidad.nombre },
  {
    key: 'confirmado',
    label: 'Lo prueba',
    sortable: false,
    text: ({ confirmado }) => (confirmado ? 'Confirmado' : 'Por confirmar'),
  },
];

/** Trámites that ask citizens for an element. */
function TramitesDeElemento({ elementoId }: { readonly elementoId: number }) {
  const api = useApi();
  return (
    <Card title="Trámites que lo piden" flush>
      <PagedList
        list="tramites"
        subject="los trámites que lo piden"
        caption="Trámites que piden el elemento"
        messageEmpty="Ningún trámite lo pide."
        columns={COLUMNAS}
        rowKey={({ requisitoId }) => requisitoId}
        queryKey={['tramites', 'elemento', elementoId]}
        load={async ({ pagina, tamano }, signal) => {
          const { tramites, total } = await api.call<typeof listTramitesElementoEndpoint>(
            { method: 'GET', path: '/mapa-solo-una-vez/elementos/{id}' },
            { params: { id: String(elementoId) }, query: { pagina: String(pagina), tamano } },
            { signal, base: 'private' },
          );
          return { rows: tramites, total };
        }}
      />
    </Card>
  );
}

/** What the once-only map says of an element, in its private page. */
export const elementoPanels: readonly ElementoPanel[] = [
  { place: 'relaciones', order: 20, Panel: TramitesDeElemento },
];
