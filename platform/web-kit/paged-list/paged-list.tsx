import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../card/index.ts';
import { DataTable, DEFAULT_TABLE_STATE, type TableColumn } from '../data-table/index.ts';
import { QueryError } from '../load-error/index.ts';
import { Skeleton } from '../skeleton/index.ts';

const PAGE_SIZES = [10, 25, 50];

/** One page of a list, as its service takes it. */
interface PageRequest {
  readonly pagina: number;
  readonly tamano: number;
}

interface PagedListProps<Row> {
  /** What the list holds, as it stands in a sentence: 'las mesas de la entidad'. */
  readonly subject: string;
  readonly caption: string;
  readonly messageEmpty: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => number;
  readonly queryKey: QueryKey;
  load(
    page: PageRequest,
    signal: AbortSignal,
  ): Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
}

/** A list inside another page, page by page from the server: its loading, its failure and its table. */
export function PagedList<Row>({ subject, queryKey, load, ...table }: PagedListProps<Row>) {
  const [state, setState] = useState(DEFAULT_TABLE_STATE);
  const page = { pagina: state.page, tamano: state.size };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => load(page, signal),
    placeholderData: (previous) => previous,
  });
  if (!data) {
    return (
      <Card flush>
        {error ? (
          <QueryError
            title={`No fue posible cargar ${subject}`}
            level={2}
            query={{ error, isFetching, refetch }}
          />
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
      state={state}
      onStateChange={setState}
    />
  );
}
