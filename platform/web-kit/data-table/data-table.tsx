import { type ReactNode, useMemo } from 'react';
import { Card } from '../card/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { Pagination } from './pagination.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { nextSort, type Sort } from './sort-cycle.ts';
import { StatusFilter } from './status-filter.tsx';
import { TABLE_EVENT_KEYS, type TableColumnState } from './table-model.ts';
import type { TableParts } from './table-parts.ts';
import { isSortable, TableRows } from './table-rows.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useDataTable } from './use-data-table.ts';
import { useStatusCounts } from './use-status-counts.ts';
import { useTableView } from './use-table-view.ts';
import { ViewMenu } from './view-menu.tsx';

const OPTIONS_NUMBER = [2, 5, 10];
const NO_STATES: readonly TableColumnState[] = [];
const NO_PARTS = {};

function Nothing({ message = 'No hay información' }: { readonly message: ReactNode }) {
  return (
    <div className={styles['empty']} role="status">
      {typeof message === 'string' ? <EmptyState title={message} /> : message}
    </div>
  );
}

/** What stands at the right of the title; null where there is nothing. */
function toAside(message: ReactNode, link: ReactNode): ReactNode {
  if (!message && !link) return null;
  return (
    <span className={styles['aside']}>
      {message}
      {link}
    </span>
  );
}

/** The one table of the product. Pages, order, search, filters and selection, here or on the server. */
export function DataTable<Row, Sub = unknown>(props: DataTableProps<Row, Sub>) {
  return <TableWithParts {...props} parts={NO_PARTS} />;
}

interface TableWithPartsProps<Row, Sub> extends DataTableProps<Row, Sub> {
  readonly parts: TableParts<Row>;
}

/** The table with parts that its caller draws. */
export function TableWithParts<Row, Sub>({ parts, ...props }: TableWithPartsProps<Row, Sub>) {
  const { columnsState = NO_STATES, selection, optionsNumber = OPTIONS_NUMBER } = props;
  const { pagination = true, isBusy = false } = props;
  const { titleCreateButton = 'CREAR', reporteLabel = 'DESCARGAR TABLA' } = props;
  const { Pager = Pagination } = parts;
  const table = useDataTable(props, parts.choose);
  const { rows, columns, state, models, choice, isServer, emit, act } = table;
  const view = useTableView(props.viewKey, columns);
  const counts = useStatusCounts({ rows, columns, columnsState, state, isServer });
  const sortable = useMemo(() => columns.filter(isSortable), [columns]);
  const hasRows = models.total > 0;
  const aside = parts.aside?.(emit);
  const setSort = (sort: Sort | null, column: string) => act({ sort }, column, 'sort', sort, column);

  return (
    <Card flush title={props.title} aside={toAside(props.titleMessage, aside)}>
      <TableToolbar
        searchBar={props.search ?? null}
        search={state.search}
        onSearch={(search) => act({ search }, 'search', 'search', search, search.column)}
        sizes={pagination ? optionsNumber : null}
        size={state.size}
        onSize={(size) => act({ size }, 'size', 'size', size)}
        sortable={hasRows ? sortable : []}
        sort={state.sort}
        onSort={(sort) => setSort(sort, sort?.column ?? state.sort?.column ?? '')}
        createLabel={props.showCreateButton ? titleCreateButton : null}
        onCreate={() => emit(TABLE_EVENT_KEYS.create, 'click', null)}
        reportLabel={props.reporte && hasRows ? reporteLabel : null}
        onReport={() => table.download('table')}
        view={view && view.choices.length > 0 ? <ViewMenu control={view} /> : null}
        states={counts.map(({ key, label, statuses, total }) => (
          <StatusFilter
            key={key}
            label={label}
            counts={statuses}
            total={total}
            value={state.filters[key]}
            onChange={(value) => {
              const { [key]: _, ...others } = state.filters;
              act(
                { filters: value === undefined ? others : { ...others, [key]: value } },
                key,
                'filter',
                value,
                key,
              );
            }}
          />
        ))}
      >
        {props.toolbar}
      </TableToolbar>
      {selection && choice.picker ? (
        <SelectionBar
          picker={choice.picker}
          count={choice.selected.size}
          total={models.total}
          all={choice.all}
          counted={selection.counted}
          onClear={choice.clear}
        >
          {selection.actions?.(choice.selected, choice.clear)}
        </SelectionBar>
      ) : null}
      {hasRows ? (
        <TableRows
          caption={props.caption}
          columns={view?.columns ?? columns}
          rows={models.shown}
          sort={state.sort}
          onSort={(column) => setSort(nextSort(state.sort, column), column)}
          onCell={(column, data) => emit(column.key, 'click', data, column.key)}
          picker={choice.picker}
          expansion={table.expansion}
          onPageStep={table.stepPage}
          isDense={view?.view.density === 'compacta'}
          isBusy={isBusy}
        />
      ) : (
        <Nothing message={props.messageEmpty} />
      )}
      {pagination && hasRows ? (
        <Pager
          page={models.page}
          pages={models.pages}
          total={models.total}
          size={state.size}
          hasMore={props.hasMore}
          of={props.caption}
          beside={props.besideRange}
          onPage={(page) => act({ page }, 'page', 'page', page)}
        />
      ) : null}
      {props.catalogo ? <CatalogueLink onPress={() => table.download('catalogue')} /> : null}
    </Card>
  );
}
