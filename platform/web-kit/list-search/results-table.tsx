import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps, type TableColumnState } from '../data-table/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import type { TypedOption } from '../select/index.ts';
import { ResultCount, SearchResults } from './search-results.tsx';

type OfTheQuery =
  | 'mode'
  | 'rows'
  | 'total'
  | 'hasMore'
  | 'isBusy'
  | 'title'
  | 'titleMessage'
  | 'columnsState';

/** How many were found; where `hayMas`, counting ended there. */
interface Counted {
  readonly total: number;
  readonly hayMas?: boolean;
}

interface ResultsTableProps<Data extends Counted, Row> extends Omit<DataTableProps<Row>, OfTheQuery> {
  readonly query: UseQueryResult<Data>;
  readonly title: string;
  /** The title once it is known what was found, where it differs. */
  readonly foundTitle?: string;
  /** What it loads, as in 'No fue posible cargar {subject}': 'las entidades'. */
  readonly subject: string;
  /** How many rows are coming, about. */
  readonly expected: number;
  readonly toRows: (data: Data) => readonly Row[];
  /** What one row is called, and several: 'entidad', 'entidades'. */
  readonly one: string;
  readonly many: string;
  /** The choice of a state over the table. */
  readonly toStates?: (data: Data) => TableColumnState;
  /** Taking it along: what the table needs for it, and its dialog. */
  readonly download?: {
    readonly table: Pick<DataTableProps<Row>, 'reporte' | 'catalogo'> &
      Required<Pick<DataTableProps<Row>, 'onEvent'>>;
    readonly dialog: ReactNode;
  };
}

/** The page a search found as a table: its title with the count, states to choose from, and how to take it along. */
export function ResultsTable<Data extends Counted, Row>(props: ResultsTableProps<Data, Row>) {
  const { query, title, foundTitle = title, subject, expected, toRows, one, many, ...rest } = props;
  const { toStates, download, onEvent, ...table } = rest;
  const hear: DataTableProps<Row>['onEvent'] = (event) => {
    download?.table.onEvent(event);
    onEvent?.(event);
  };
  return (
    <SearchResults query={query} title={title} subject={subject} rows={expected}>
      {(data) => (
        <>
          <DataTable
            messageEmpty={<NothingFound />}
            {...table}
            {...download?.table}
            onEvent={hear}
            title={foundTitle}
            titleMessage={<ResultCount total={data.total} hasMore={data.hayMas} one={one} many={many} />}
            mode="server"
            rows={toRows(data)}
            total={data.total}
            hasMore={data.hayMas}
            isBusy={query.isPlaceholderData}
            {...(toStates ? { columnsState: [toStates(data)] } : {})}
          />
          {download?.dialog}
        </>
      )}
    </SearchResults>
  );
}

interface NothingFoundProps {
  readonly text?: string;
}

/** What to try when a search finds nothing. */
export function NothingFound({
  text = 'Cambie o quite algún filtro y consulte de nuevo.',
}: NothingFoundProps) {
  return <EmptyState drawing="search" title="No hay información" text={text} />;
}

/**
 * The choice of a state over a table, each with how many stand in it.
 *
 * @param total how many show without a state, where some show only when asked for
 */
export function toStateFilter<Value extends string>(
  options: readonly TypedOption<Value>[],
  counts: Readonly<Partial<Record<Value, number>>>,
  { key = 'estado', total }: { readonly key?: string; readonly total?: number } = {},
): TableColumnState {
  return {
    key,
    label: 'Filtrar por estado',
    selections: options,
    counts: options.map((option) => ({ ...option, count: counts[option.value] ?? 0 })),
    total,
  };
}
