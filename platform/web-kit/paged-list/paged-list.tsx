import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Card } from '../card/index.ts';
import { DataTable, DEFAULT_TABLE_STATE, type TableColumn } from '../data-table/index.ts';
import { useExistingPage } from '../list-search/index.ts';
import { QueryError } from '../load-error/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { type PageRequest, usePageAddress } from './use-page-address.ts';

const PAGE_SIZES = [10, 25, 50];

interface PagedListProps<Row> {
  /** What it is called in the address, where its page stands: 'mesas'. */
  readonly list: string;
  /** What the list holds, as it stands in a sentence: 'las mesas de la entidad'. */
  readonly subject: string;
  readonly caption: string;
  readonly messageEmpty: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => number;
  readonly queryKey: QueryKey;
  /** Told how many things the list has; null is none, and a list that failed has something to show. */
  readonly onTotal?: (total: number | null) => void;
  load(
    page: PageRequest,
    signal: AbortSignal,
  ): Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
}

/** A list inside another page, page by page from the server: its loading, its failure and its table. */
export function PagedList<Row>({ list, subject, queryKey, load, onTotal, ...table }: PagedListProps<Row>) {
  const [page, show] = usePageAddress(list, PAGE_SIZES);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => load(page, signal),
    placeholderData: (previous) => previous,
  });
  const total = data === undefined ? (error ? 0 : undefined) : data.total || null;
  useEffect(() => {
    if (total !== undefined) onTotal?.(total);
  }, [onTotal, total]);
  useExistingPage(page, { data, isPlaceholderData }, show);
  if (!data) {
    return (
      <Card flush>
        {error ? (
          <QueryError title={`No fue posible cargar ${subject}`} query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label={`Cargando ${subject}`} rows={5} />
        )}
      </Card>
    );
  }
  return (
    <DataTable
      {...table}
      mode="server"
      rows={data.rows}
      total={data.total}
      isBusy={isPlaceholderData}
      optionsNumber={PAGE_SIZES}
      state={{ ...DEFAULT_TABLE_STATE, page: page.pagina, size: page.tamano }}
      onStateChange={({ page: pagina, size: tamano }) => show({ pagina, tamano })}
    />
  );
}
