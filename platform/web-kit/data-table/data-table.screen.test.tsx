// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DataTable,
  type DataTableProps,
  DEFAULT_TABLE_STATE,
  type TableColumn,
  type TableEvent,
  type TableState,
} from './index.ts';

interface Row {
  readonly id: number;
  readonly nombre: string;
  readonly estado: boolean;
  readonly servicios: number | null;
}

const names = [
  'Ñame 2',
  'ñame 10',
  'árbol',
  'Zeta',
  'nube',
  'Casa',
  'dado',
  'eco',
  'foca',
  'gato',
  'hilo',
  'isla',
];
const rows: readonly Row[] = names.map((nombre, id) => ({
  id,
  nombre,
  estado: id % 3 === 0,
  servicios: id === 4 ? null : id * 7,
}));
const stateName = (row: Row) => (row.estado ? 'Abierta' : 'Cerrada');
const columns: readonly TableColumn<Row>[] = [
  { key: 'estado', label: 'Estado', text: stateName },
  { key: 'nombre', label: 'Nombre', kind: 'main' },
  { key: 'servicios', label: 'No. de servicios', align: 'end' },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: (row, emit) => (
      <button type="button" onClick={emit}>
        Ver {row.nombre}
      </button>
    ),
  },
];
const columnsState = [
  {
    key: 'estado',
    label: 'Filtrar por estado',
    selections: [
      { value: 'true', label: 'Abierta' },
      { value: 'false', label: 'Cerrada' },
    ],
  },
];

const onEvent = vi.fn<(event: TableEvent<Row>) => void>();
beforeEach(() => {
  onEvent.mockReset();
});
afterEach(cleanup);

function show(props: Partial<DataTableProps<Row>> = {}): void {
  render(
    <MemoryRouter>
      <DataTable<Row>
        caption="Tabla"
        rows={rows}
        columns={columns}
        rowKey={(row) => row.id}
        onEvent={onEvent}
        {...props}
      />
    </MemoryRouter>,
  );
}
const shown = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const lastEvent = () => onEvent.mock.lastCall?.[0];

describe('data table', () => {
  it('[TABLE-01] [TABLE-07] starts on page 1 with 10 rows, sizes 2, 5 and 10', async () => {
    show();
    expect(shown()).toEqual(names.slice(0, 10));
    expect(screen.getByText('Mostrando 1 a 10 de 12')).toBeTruthy();
    const size = screen.getByRole('combobox', { name: 'Resultados pág.' });
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['2', '5', '10']);
    await userEvent.selectOptions(size, '5');
    expect(shown()).toHaveLength(5);
    expect(lastEvent()).toMatchObject({
      key: 'size',
      type: 'size',
      data: 5,
      column: null,
      page: 1,
      selected: [],
    });
  });

  it('[TABLE-07] pages with Anterior, Siguiente and numbers, six at most, read in Spanish', async () => {
    show({ pageSizeTable: 2, optionsNumber: [1, 2] });
    expect(screen.getAllByRole('button', { name: /^Página/ })).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Página 1, actual' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(screen.getByRole('button', { name: 'Anterior página' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await press('Siguiente página');
    expect(shown()).toEqual(names.slice(2, 4));
    await press('Página 6');
    expect(screen.getByText('Mostrando 11 a 12 de 12')).toBeTruthy();
    expect(lastEvent()).toMatchObject({ key: 'page', type: 'page', data: 6, page: 2 });
    const events = onEvent.mock.calls.length;
    await press('Siguiente página');
    expect(onEvent).toHaveBeenCalledTimes(events);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Resultados pág.' }), '1');
    expect(screen.getAllByRole('button', { name: /^Página/ })).toHaveLength(6);
  });

  it('[TABLE-07] keeps the control of a single page, disabled', () => {
    show({ rows: rows.slice(0, 2) });
    for (const button of within(screen.getByRole('navigation', { name: /^Paginación/ })).getAllByRole(
      'button',
    )) {
      expect(button.getAttribute('aria-disabled')).toBe('true');
    }
  });

  it('[TABLE-07] says when there is nothing, by default and with a text of its owner', () => {
    show({ rows: [] });
    expect(screen.getByText('No hay información')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    cleanup();
    show({ rows: [], messageEmpty: 'Aún no hay reuniones.' });
    expect(screen.getByText('Aún no hay reuniones.')).toBeTruthy();
  });

  it('[TABLE-07] shows every row without pagination', () => {
    show({ pagination: false });
    expect(shown()).toHaveLength(12);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('[TABLE-02] orders unset, ascending, descending, unset; naturally; one column at a time', async () => {
    show({ pagination: false });
    await press('Nombre');
    const ascending = [
      'árbol',
      'Casa',
      'dado',
      'eco',
      'foca',
      'gato',
      'hilo',
      'isla',
      'nube',
      'Ñame 2',
      'ñame 10',
      'Zeta',
    ];
    expect(shown()).toEqual(ascending);
    expect(header('Nombre').getAttribute('aria-sort')).toBe('ascending');
    await press('Nombre');
    expect(shown()).toEqual(ascending.toReversed());
    await press('No. de servicios');
    expect(header('Nombre').getAttribute('aria-sort')).toBeNull();
    expect(shown().at(-1)).toBe('nube');
    await press('No. de servicios');
    expect(shown().at(-1)).toBe('nube');
    expect(shown()[0]).toBe('isla');
    await press('No. de servicios');
    expect(shown()).toEqual(names);
    expect(lastEvent()).toMatchObject({ key: 'servicios', type: 'sort', data: null, column: 'servicios' });
    expect(within(header('Acción')).queryByRole('button')).toBeNull();
  });

  it('[TABLE-02] is ordered from the tool bar where the headers do not show', async () => {
    show();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Ordenar por' }),
      'Nombre, descendente',
    );
    expect(shown()[0]).toBe('Zeta');
  });

  it('[TABLE-03] filters by state with counts; clearing shows the total', async () => {
    show({ columnsState, pagination: false });
    const buttons = within(screen.getByRole('group', { name: 'Filtrar por estado' })).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Total (12)', 'Abierta (4)', 'Cerrada (8)']);
    await press('Abierta (4)');
    expect(shown()).toEqual(['Ñame 2', 'Zeta', 'dado', 'gato']);
    expect(lastEvent()).toMatchObject({ key: 'estado', type: 'filter', data: 'true', column: 'estado' });
    expect(screen.getByRole('button', { name: 'Cerrada (8)' })).toBeTruthy();
    await press('Total (12)');
    expect(shown()).toHaveLength(12);
  });

  it('[TABLE-03] many states are on a phone one list to choose from, with the same counts', async () => {
    const others = ['Aplazada', 'Anulada'].map((name) => ({ value: name, label: name }));
    show({
      columnsState: columnsState.map((column) => ({
        ...column,
        selections: [...column.selections, ...others],
      })),
      pagination: false,
    });
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filtrar por estado' });
    expect(Array.from(list.options, ({ text }) => text)).toEqual([
      'Total (12)',
      'Abierta (4)',
      'Cerrada (8)',
      'Aplazada (0)',
      'Anulada (0)',
    ]);
    await userEvent.selectOptions(list, 'Abierta (4)');
    expect(shown()).toEqual(['Ñame 2', 'Zeta', 'dado', 'gato']);
    await userEvent.selectOptions(list, 'Total (12)');
    expect(shown()).toHaveLength(12);
  });

  it('[TABLE-01] searches by word in every column or in the chosen one', async () => {
    show({ columnsState, search: { optionsSelect: [{ display: 'Nombre', value: 'nombre' }] } });
    await userEvent.type(screen.getByRole('textbox', { name: 'Buscar por palabra' }), 'ARBOL');
    expect(shown()).toHaveLength(10);
    await press('Buscar');
    expect(shown()).toEqual(['árbol']);
    expect(screen.getByRole('button', { name: 'Total (1)' })).toBeTruthy();
    expect(lastEvent()).toMatchObject({
      key: 'search',
      type: 'search',
      data: { column: null, text: 'ARBOL' },
    });
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'abierta{Enter}');
    expect(shown()).toHaveLength(4);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Buscar por' }), 'Nombre');
    await press('Buscar');
    expect(shown()).toHaveLength(0);
  });

  it('[TABLE-01] filters while typing when its rows are all here', async () => {
    show({ search: { label: 'Filtrar por nombre', live: true }, pageSizeTable: 2, page: 5 });
    await userEvent.type(screen.getByRole('textbox', { name: 'Filtrar por nombre' }), 'ñame 1');
    expect(shown()).toEqual(['ñame 10']);
    expect(screen.getByText('Mostrando 1 a 1 de 1')).toBeTruthy();
  });

  it('[TABLE-01] shows title, message and create button', async () => {
    show({
      title: 'Servicios',
      titleMessage: '12 en total',
      showCreateButton: true,
    });
    expect(screen.getByRole('heading', { name: 'Servicios' })).toBeTruthy();
    expect(screen.getByText('12 en total')).toBeTruthy();
    await press('CREAR');
    expect(lastEvent()).toMatchObject({ key: 'CREATE', type: 'click', column: null });
    cleanup();
    show({ showCreateButton: true, titleCreateButton: 'Crear servicio' });
    expect(screen.getByRole('button', { name: 'Crear servicio' })).toBeTruthy();
  });

  it('[TABLE-08] tells presses on a cell with its row', async () => {
    show();
    await press('Ver árbol');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      key: 'accion',
      type: 'click',
      data: rows[2],
      column: 'accion',
      page: 1,
      selected: [],
    });
  });

  it('keeps its table semantics when drawn as cards', () => {
    show({ rows: rows.slice(0, 1) });
    expect(screen.getByRole('table', { name: 'Tabla' }).getAttribute('role')).toBe('table');
    for (const cell of screen.getAllByRole('cell')) {
      expect(cell.getAttribute('role')).toBe('cell');
      expect(cell.dataset['label']).toBeTruthy();
    }
  });
});

describe('data table on the server', () => {
  function Served({ onState }: { readonly onState: (state: TableState) => void }) {
    const [state, setState] = useState<TableState>({ ...DEFAULT_TABLE_STATE, size: 2, page: 3 });
    return (
      <>
        <DataTable<Row>
          caption="Tabla"
          mode="server"
          rows={rows.slice(0, 2)}
          total={43}
          columns={columns}
          columnsState={columnsState.map((column) => ({
            ...column,
            counts: [{ value: 'true', label: 'Abierta', count: 43 }],
          }))}
          rowKey={(row) => row.id}
          search={{}}
          state={state}
          onStateChange={(next) => {
            onState(next);
            setState(next);
          }}
        />
        <button type="button" onClick={() => setState(DEFAULT_TABLE_STATE)}>
          Limpiar
        </button>
      </>
    );
  }

  it('shows the rows as they come and hands every change to its owner, from the first page', async () => {
    const onState = vi.fn<(state: TableState) => void>();
    render(<Served onState={onState} />);
    expect(shown()).toEqual(names.slice(0, 2));
    expect(screen.getByText('Mostrando 5 a 6 de 43')).toBeTruthy();
    await press('Nombre');
    expect(onState).toHaveBeenLastCalledWith({
      ...DEFAULT_TABLE_STATE,
      size: 2,
      page: 1,
      sort: { column: 'nombre', direction: 'asc' },
    });
    expect(shown()).toEqual(names.slice(0, 2));
    await press('Página 4');
    expect(onState.mock.lastCall?.[0]).toMatchObject({ page: 4, sort: { column: 'nombre' } });
    await press('Abierta (43)');
    expect(onState.mock.lastCall?.[0]).toMatchObject({ page: 1, filters: { estado: 'true' } });
    await userEvent.type(screen.getByRole('textbox'), 'xyz{Enter}');
    expect(onState.mock.lastCall?.[0]).toMatchObject({ page: 1, search: { column: null, text: 'xyz' } });
    await press('Limpiar');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });
});
