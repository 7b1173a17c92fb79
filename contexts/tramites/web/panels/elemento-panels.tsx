import type { ElementoPanel, ElementoPanelProps } from '@marco/elementos-de-dato/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { ReadingPart } from '@marco/web-kit/reading-page';
import { useReportedTotal } from '@marco/web-kit/reading-sections';
import { type StackedColumn, StackedTable } from '@marco/web-kit/stacked-table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { listTramitesElementoEndpoint } from '../../contract/index.ts';
import { toTramite } from '../../contract/tramites.paths.ts';
import styles from './elemento-panels.module.css';

interface TramiteQueLoPide {
  readonly requisitoId: number;
  readonly papel: string;
  readonly codigo: string;
  readonly nombre: string;
  readonly entidad: { readonly nombre: string };
  readonly confirmado: boolean;
}

const COLUMNAS: readonly StackedColumn<TramiteQueLoPide>[] = [
  {
    label: 'Trámite',
    cell: ({ codigo, nombre, entidad }) => (
      <>
        <Link to={toTramite(codigo)}>{nombre}</Link>
        <small>{entidad.nombre}</small>
      </>
    ),
  },
  { label: 'Papel', cell: ({ papel }) => papel },
  { label: 'Lo prueba', cell: ({ confirmado }) => (confirmado ? 'Confirmado' : 'Por confirmar') },
];

/** Trámites that come at once. */
const POR_CARGA = 10;

/** Trámites that ask citizens for an element. */
function TramitesDeElemento({ elementoId, onTotal }: ElementoPanelProps) {
  const api = useApi();
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({
      queryKey: ['tramites', 'elemento', elementoId],
      initialPageParam: 1,
      queryFn: ({ pageParam, signal }) =>
        api.call<typeof listTramitesElementoEndpoint>(
          { method: 'GET', path: '/mapa-solo-una-vez/elementos/{id}' },
          { params: { id: String(elementoId) }, query: { pagina: String(pageParam), tamano: POR_CARGA } },
          { signal },
        ),
      getNextPageParam: (last, pages) =>
        last.tramites.length > 0 && pages.length * POR_CARGA < last.total ? pages.length + 1 : undefined,
    });
  const total = data?.pages[0]?.total;
  useReportedTotal(onTotal, total === undefined ? (error ? 0 : undefined) : total || null);
  if (total === 0 || (!data && !error)) return null;
  return (
    <ReadingPart title="Trámites que lo piden">
      {data ? (
        <StackedTable
          label="Trámites que piden el elemento"
          columns={COLUMNAS}
          rows={data.pages.flatMap((page) => page.tramites)}
          rowKey={({ requisitoId }) => requisitoId}
        />
      ) : (
        <QueryError
          title="No fue posible cargar los trámites que lo piden"
          query={{ error, isFetching, refetch }}
        />
      )}
      {hasNextPage ? (
        <div className={styles['foot']} data-print="hide">
          <Button
            variant="ghost"
            size="small"
            busy={isFetchingNextPage && 'Cargando'}
            onClick={() => void fetchNextPage()}
          >
            Ver más de los {formatNumber(total ?? 0)} trámites
          </Button>
        </div>
      ) : null}
    </ReadingPart>
  );
}

/** What the once-only map says of an element, in its page. */
export const elementoPanels: readonly ElementoPanel[] = [
  { place: 'uso', order: 20, Panel: TramitesDeElemento },
];
