import type { AnyEndpoint } from '@marco/contract-kit';
import { type Decision, refuseWith } from '@marco/contract-kit/decision';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useApi } from '../api-client/index.ts';
import { useBanner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Chip } from '../chip/index.ts';
import {
  DataTable,
  DEFAULT_TABLE_STATE,
  type Sort,
  TABLE_EVENT_KEYS,
  type TableColumn,
} from '../data-table/index.ts';
import { openFailure } from '../failure-modal/index.ts';
import { formatNumber } from '../format/index.ts';
import { QueryError } from '../load-error/index.ts';
import { useModal } from '../modal/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import styles from './collection.module.css';
import type { CollectionPage, CollectionRow, CollectionView } from './collection-view.ts';
import { RowModal } from './row-modal.tsx';
import { refreshCollection, useCollection } from './use-collection.ts';
import { presentState } from './use-save-row.ts';

const PAGE_SIZES = [10, 25, 50];

/** The row a dialog is open for; null adds one. */
interface Editing<Row> {
  readonly row: Row | null;
}

interface CollectionTableProps<Row extends CollectionRow> {
  /** Keep it out of the render. */
  readonly view: CollectionView<Row>;
  /** Something of the owner at the start of the tool bar: another way to bring rows in. */
  readonly toToolbar?: (permisos: CollectionPage<Row>['permisos']) => ReactNode;
}

/** A collection of the generic verbs page by page: its rows searched, added, changed, inactivated, deleted when unused. */
export function CollectionTable<Row extends CollectionRow>({ view, toToolbar }: CollectionTableProps<Row>) {
  const usual: Sort = { column: view.columns[0]?.key ?? 'nombre', direction: 'asc' };
  const [state, setState] = useState({ ...DEFAULT_TABLE_STATE, sort: usual });
  const [editing, setEditing] = useState<Editing<Row> | null>(null);
  const { data, error, isFetching, isPlaceholderData, refetch } = useCollection<Row>(
    view.word,
    usual.column,
    state,
  );
  const remove = useRemoveRow(view);
  const permisos = data?.permisos;
  const columns = useMemo(
    () => buildColumns(view, permisos, (row) => setEditing({ row }), remove),
    [view, permisos, remove],
  );
  if (!data) {
    return (
      <Card title={view.title} flush>
        {error ? (
          <QueryError title="No fue posible cargar el catálogo" query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label="Cargando el catálogo" rows={6} />
        )}
      </Card>
    );
  }
  return (
    <>
      <DataTable
        caption={view.title}
        title={view.title}
        titleMessage={<span className="num">{formatNumber(data.total)} en total</span>}
        mode="server"
        rows={data.filas}
        total={data.total}
        isBusy={isPlaceholderData}
        columns={columns}
        rowKey={({ id }) => id}
        optionsNumber={PAGE_SIZES}
        search={{ label: 'Buscar por nombre o código' }}
        state={state}
        onStateChange={(next) => setState({ ...next, sort: next.sort ?? usual })}
        showCreateButton={data.permisos.crear.allowed}
        toolbar={toToolbar?.(data.permisos)}
        onEvent={({ key }) => {
          if (key === TABLE_EVENT_KEYS.create) setEditing({ row: null });
        }}
      />
      {editing ? <RowModal view={view} row={editing.row} onClose={() => setEditing(null)} /> : null}
    </>
  );
}

/** Asks, and deletes the version on show. */
function useRemoveRow<Row extends CollectionRow>(view: CollectionView<Row>) {
  const { word, uno } = view;
  const api = useApi();
  const modals = useModal();
  const banner = useBanner();
  const queries = useQueryClient();
  return useMemo(
    () => async (row: Row) => {
      const isSure = await modals.ask({
        title: `¿Eliminar «${row.nombre}»?`,
        message: 'Nada lo usa. No se puede deshacer.',
        confirmLabel: 'Eliminar',
      });
      if (!isSure) return;
      try {
        await api.call<AnyEndpoint>(
          { method: 'DELETE', path: `/${word}/{id}` },
          { params: { id: row.id } },
          { base: 'private', version: row.version },
        );
        banner.success(`Se eliminó ${uno}.`);
      } catch (error) {
        await openFailure(modals, error);
      }
      await refreshCollection(queries, view);
    },
    [api, modals, banner, queries, view, word, uno],
  );
}

/** Whether the person may delete a row: they need the permission, and nothing may refer to the row. */
function canRemove(eliminar: Decision, { usos, usadoPor }: CollectionRow): Decision {
  if (!eliminar.allowed || usos === 0) return eliminar;
  return refuseWith(`Lo ${usos === 1 ? 'usa' : 'usan'} ${usadoPor}. Inactívelo para que no se ofrezca más.`);
}

function buildColumns<Row extends CollectionRow>(
  { columns }: CollectionView<Row>,
  permisos: CollectionPage<Row>['permisos'] | undefined,
  onEdit: (row: Row) => void,
  onRemove: (row: Row) => Promise<void>,
): readonly TableColumn<Row>[] {
  const state: TableColumn<Row> = {
    key: 'activo',
    label: 'Estado',
    sortable: false,
    cell: ({ activo }) => <Chip tone={activo ? 'green' : 'gray'}>{presentState(activo)}</Chip>,
  };
  if (!permisos?.editar.allowed && !permisos?.eliminar.allowed) return [...columns, state];
  return [
    ...columns,
    state,
    {
      key: 'accion',
      label: 'Acción',
      kind: 'action',
      cell: (row) => (
        <div className={styles['actions']}>
          <Button variant="neutral" size="small" blocked={permisos.editar} onClick={() => onEdit(row)}>
            Editar <span className="sr">{row.nombre}</span>
          </Button>
          <Button
            variant="neutral"
            size="small"
            blocked={canRemove(permisos.eliminar, row)}
            onClick={() => void onRemove(row)}
          >
            Eliminar <span className="sr">{row.nombre}</span>
          </Button>
        </div>
      ),
    },
  ];
}
