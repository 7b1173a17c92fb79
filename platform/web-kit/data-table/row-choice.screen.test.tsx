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
  type SelectedRows,
  type TableColumn,
  type TableEvent,
  type TableState,
} from './index.ts';

interface Row {
  readonly id: number;
  readonly nombre: string;
  readonly estado: string;
  readonly versiones: readonly string[];
}

const names = ['Pasaportes', 'Catastro', 'Historia', 'Matrícula', 'Registro'];
const rows: readonly Row[] = names.map((nombre, id) => ({
  id,
  nombre,
  estado: id % 2 === 0 ? 'Abierta' : 'Cerrada',
  versiones: id === 2 ? [] : [`v${id}.1`, `v${id}.0`],
}));
const columns: readonly TableColumn<Row>[] = [
  { key: 'nombre', label: 'Nombre', kind: 'main' },
  { key: 'estado', label: 'Estado' },
];
const columnsState = [
  {
    key: 'estado',
    label: 'Filtrar por estado',
    selections: ['Abierta', 'Cerrada'].map((value) => ({ value, label: value })),
  },
];

const onEvent = vi.fn<(event: TableEvent<Row>) => void>();
beforeEach(() => {
  onEvent.mockReset();
});
afterEach(cleanup);

type Props = Partial<DataTableProps<Row, string>>;
function table(props: Props) {
  return (
    <MemoryRouter>
      <DataTable<Row, string>
        caption="Servicios"
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        onEvent={onEvent}
        {...props}
      />
    </MemoryRouter>
  );
}
const show = (props: Props) => render(table(props));
const ALL = 'Seleccionar todas las filas de la página';
/** The box of the header; the one of the tool bar stands in for it on a phone. */
const head = () =>
  within(screen.getByRole('table', { name: 'Servicios' })).getByRole('checkbox', { name: ALL });
const isMixed = () => (head() as HTMLInputElement).indeterminate;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Seleccionar ${name}` });
const isChecked = (element: HTMLElement) => (element as HTMLInputElement).checked;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const lastEvent = () => onEvent.mock.lastCall?.[0];
const selectedNames = () => lastEvent()?.selected.map(({ nombre }) => nombre);

describe('boxes', () => {
  it('[TABLE-04] the box of the header is indeterminate with some rows of the page, checked with all', async () => {
    show({ selection: {}, pageSizeTable: 2 });
    expect([isChecked(head()), isMixed()]).toEqual([false, false]);
    await userEvent.click(box('Pasaportes'));
    expect([isChecked(head()), isMixed()]).toEqual([false, true]);
    await userEvent.click(box('Catastro'));
    expect([isChecked(head()), isMixed()]).toEqual([true, false]);
    await userEvent.click(box('Pasaportes'));
    expect([isChecked(head()), isMixed()]).toEqual([false, true]);
  });

  it('[TABLE-04] without rows there is no box that takes them all', () => {
    show({ selection: {}, rows: [] });
    expect(screen.queryByRole('checkbox', { name: ALL })).toBeNull();
  });

  it('[TABLE-04] the box of the header takes all rows of the page that the filter left, and lets them go', async () => {
    show({ selection: { keepAcrossPages: true }, pageSizeTable: 2, columnsState });
    await press('Abierta (3)');
    await userEvent.click(head());
    expect(selectedNames()).toEqual(['Pasaportes', 'Historia']);
    await press('Siguiente página');
    expect([isChecked(head()), isMixed()]).toEqual([false, false]);
    await userEvent.click(head());
    expect(selectedNames()).toEqual(['Pasaportes', 'Historia', 'Registro']);
    await press('Anterior página');
    await userEvent.click(head());
    expect(selectedNames()).toEqual(['Registro']);
  });

  it('[TABLE-04] the box of the header leaves out the rows without a box', async () => {
    show({ selection: { checkbox: ({ id }) => id !== 1 } });
    expect(screen.queryByRole('checkbox', { name: 'Seleccionar Catastro' })).toBeNull();
    await userEvent.click(head());
    expect(selectedNames()).toEqual(['Pasaportes', 'Historia', 'Matrícula', 'Registro']);
    expect(isChecked(head())).toBe(true);
  });

  it('[TABLE-04] has no box in the header where its owner wants none', () => {
    show({ selection: { showHeadCheckbox: false } });
    expect(screen.queryByRole('checkbox', { name: ALL })).toBeNull();
    expect(screen.getAllByRole('checkbox')).toHaveLength(rows.length);
  });

  it('[TABLE-08] tells checkbox with selectRow and selectHead, and what is selected then', async () => {
    show({ selection: {}, pageSizeTable: 2, page: 2 });
    await userEvent.click(box('Matrícula'));
    expect(lastEvent()).toEqual({
      key: 'checkbox',
      type: 'selectRow',
      data: rows[3],
      column: null,
      page: 2,
      selected: [rows[3]],
    });
    await userEvent.click(head());
    expect(lastEvent()).toEqual({
      key: 'checkbox',
      type: 'selectHead',
      data: true,
      column: null,
      page: 2,
      selected: [rows[3], rows[2]],
    });
    await userEvent.click(head());
    expect(lastEvent()).toMatchObject({ type: 'selectHead', data: false, selected: [] });
  });

  it('[TABLE-08] every later event carries the selected rows', async () => {
    show({ selection: { keepAcrossPages: true }, pageSizeTable: 2, showCreateButton: true });
    await userEvent.click(box('Catastro'));
    await press('CREAR');
    expect(lastEvent()).toEqual({
      key: 'CREATE',
      type: 'click',
      data: null,
      column: null,
      page: 1,
      selected: [rows[1]],
    });
    await press('Siguiente página');
    expect(lastEvent()).toMatchObject({ key: 'page', page: 1, data: 2, selected: [rows[1]] });
  });

  it('selects nothing out of sight, unless its owner asks', async () => {
    show({ selection: {}, pageSizeTable: 2 });
    await userEvent.click(box('Catastro'));
    expect(screen.getByText('1 fila seleccionada')).toBeTruthy();
    await press('Siguiente página');
    expect(lastEvent()?.selected).toEqual([]);
    await press('Anterior página');
    expect(isChecked(box('Catastro'))).toBe(false);
  });

  it('counts the selected rows beside what can be done with them, and lets them go', async () => {
    const close = vi.fn<(ids: readonly string[]) => void>();
    show({
      selection: {
        counted: ['servicio seleccionado', 'servicios seleccionados'],
        actions: (selected, clear) => (
          <button
            type="button"
            onClick={() => {
              close([...selected.keys()]);
              clear();
            }}
          >
            Cerrar
          </button>
        ),
      },
    });
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
    await userEvent.click(box('Historia'));
    await userEvent.click(box('Registro'));
    expect(screen.getByText('2 servicios seleccionados')).toBeTruthy();
    await press('Cerrar');
    expect(close).toHaveBeenCalledExactlyOnceWith(['2', '4']);
    expect(screen.queryByRole('button', { name: 'Quitar selección' })).toBeNull();
    await userEvent.click(box('Historia'));
    await press('Quitar selección');
    expect(isChecked(box('Historia'))).toBe(false);
  });

  it('forgets selected rows that are no longer there', async () => {
    const selection = { keepAcrossPages: true };
    const { rerender } = show({ selection });
    await userEvent.click(head());
    rerender(table({ selection, rows: rows.slice(0, 2) }));
    expect(screen.getByText('2 filas seleccionadas')).toBeTruthy();
  });

  it('works by keyboard alone', async () => {
    show({ selection: {} });
    box('Pasaportes').focus();
    await userEvent.keyboard(' ');
    expect(isChecked(box('Pasaportes'))).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(box('Catastro'));
  });
});

describe('boxes on the server', () => {
  const onSelected = vi.fn<(selected: SelectedRows<Row>) => void>();
  function Served({ keepAcrossPages }: { readonly keepAcrossPages: boolean }) {
    const [state, setState] = useState<TableState>({ ...DEFAULT_TABLE_STATE, size: 2 });
    const [selected, setSelected] = useState<SelectedRows<Row>>(new Map());
    const from = (state.page - 1) * state.size;
    return table({
      mode: 'server',
      rows: rows.slice(from, from + state.size),
      total: rows.length,
      state,
      onStateChange: setState,
      selection: {
        keepAcrossPages,
        selected,
        onChange: (next) => {
          setSelected(next);
          onSelected(next);
        },
      },
    });
  }
  beforeEach(() => {
    onSelected.mockReset();
  });

  it('[TABLE-04] keeps the ids and rows of other pages where its owner asks', async () => {
    render(<Served keepAcrossPages />);
    await userEvent.click(box('Catastro'));
    await press('Siguiente página');
    expect([isChecked(head()), isMixed()]).toEqual([false, false]);
    await userEvent.click(head());
    expect([...(onSelected.mock.lastCall?.[0].keys() ?? [])]).toEqual(['1', '2', '3']);
    expect(selectedNames()).toEqual(['Catastro', 'Historia', 'Matrícula']);
    expect(screen.getByText('3 filas seleccionadas')).toBeTruthy();
    await press('Anterior página');
    expect([isChecked(box('Catastro')), isMixed()]).toEqual([true, true]);
  });

  it('[TABLE-04] lets the rows of a page go with it otherwise', async () => {
    render(<Served keepAcrossPages={false} />);
    await userEvent.click(head());
    await press('Siguiente página');
    expect(onSelected.mock.lastCall?.[0].size).toBe(0);
    await press('Anterior página');
    expect(isChecked(box('Pasaportes'))).toBe(false);
  });
});

describe('sub-rows', () => {
  const columnSubRows = {
    title: 'Versiones del servicio',
    array: ({ versiones }: Row) => versiones,
    key: (version: string) => version,
    columns: [{ key: 'version', label: 'Versión', value: (version: string) => version }],
  };
  const subRows = () =>
    screen.queryAllByRole('table', { name: /^Versiones del servicio de/ }).map((found) =>
      within(found)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    );

  it('[TABLE-04] opens the sub-rows of one row at a time, and closes them', async () => {
    show({ columnSubRows });
    expect(subRows()).toEqual([]);
    await press('Mostrar detalle de Pasaportes');
    expect(subRows()).toEqual([['v0.1', 'v0.0']]);
    const open = screen.getByRole('button', { name: 'Ocultar detalle de Pasaportes' });
    expect(open.getAttribute('aria-expanded')).toBe('true');
    await press('Mostrar detalle de Catastro');
    expect(subRows()).toEqual([['v1.1', 'v1.0']]);
    expect(lastEvent()).toMatchObject({ key: 'subRows', type: 'expand', data: rows[1] });
    await press('Ocultar detalle de Catastro');
    expect(subRows()).toEqual([]);
  });

  it('[TABLE-04] a row without sub-rows does not open, and sub-rows keep their order', async () => {
    show({ columnSubRows });
    expect(screen.queryByRole('button', { name: 'Mostrar detalle de Historia' })).toBeNull();
    await press('Mostrar detalle de Registro');
    const inner = screen.getByRole('table', { name: 'Versiones del servicio de Registro' });
    expect(within(inner).queryByRole('button')).toBeNull();
  });
});

describe('downloads', () => {
  const CATALOGUE = 'Descargue el catálogo completo de los datos de la tabla';

  it("[TABLE-06] 'DESCARGAR TABLA' stands only with rows and the report flag", () => {
    const button = () => screen.queryByRole('button', { name: 'DESCARGAR TABLA' });
    show({});
    expect(button()).toBeNull();
    cleanup();
    show({ reporte: true, rows: [] });
    expect(button()).toBeNull();
    cleanup();
    show({ reporte: true });
    expect(button()).toBeTruthy();
    cleanup();
    show({ reporte: true, reporteLabel: 'Descargar servicios' });
    expect(screen.getByRole('button', { name: 'Descargar servicios' })).toBeTruthy();
  });

  it('[TABLE-06] [TABLE-08] the button asks for what search and filters leave, in its order', async () => {
    show({ reporte: true, columnsState, pageSizeTable: 2 });
    await press('Abierta (3)');
    await press('Nombre');
    await press('DESCARGAR TABLA');
    expect(lastEvent()).toMatchObject({
      key: 'DESCARGA',
      type: 'click',
      column: null,
      page: 1,
      selected: [],
    });
    expect(lastEvent()?.data).toMatchObject({
      scope: 'table',
      rows: [rows[2], rows[0], rows[4]],
      state: { filters: { estado: 'Abierta' }, sort: { column: 'nombre', direction: 'asc' } },
    });
  });

  it('[TABLE-06] [TABLE-08] the link asks for every row, not the page', async () => {
    show({ catalogo: true, columnsState, pageSizeTable: 2 });
    await press('Abierta (3)');
    await userEvent.click(screen.getByRole('link', { name: CATALOGUE }));
    expect(lastEvent()).toMatchObject({ key: 'DESCARGA', data: { scope: 'catalogue', rows } });
  });

  it('[TABLE-06] on the server both say what is asked, and the page is all they know', async () => {
    const page = rows.slice(0, 2);
    show({ mode: 'server', rows: page, total: 5, reporte: true, catalogo: true });
    await press('DESCARGAR TABLA');
    expect(lastEvent()).toMatchObject({ key: 'DESCARGA', data: { scope: 'table', rows: page } });
    await userEvent.click(screen.getByRole('link', { name: CATALOGUE }));
    expect(lastEvent()).toMatchObject({ key: 'DESCARGA', data: { scope: 'catalogue', rows: page } });
  });
});
