// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SpecifiedTable, type SpecifiedTableProps, type TableColumn, type TableEvent } from './index.ts';

interface Row {
  readonly id: number;
  readonly nombre: string;
  readonly accion: string;
  readonly actividad: string;
}

const names = ['Pasaportes', 'Catastro', 'Historia', 'Matrícula', 'Registro'];
const rows: readonly Row[] = names.map((nombre, id) => ({
  id,
  nombre,
  accion: 'VER',
  actividad: id === 1 ? '' : 'EVALUAR',
}));
const columns: readonly TableColumn<Row>[] = [
  { key: 'nombre', label: 'Nombre', kind: 'main' },
  { key: 'accion', label: 'Acción' },
  { key: 'actividad', label: 'Actividad' },
];

const onEvent = vi.fn<(event: TableEvent<Row>) => void>();
beforeEach(() => {
  onEvent.mockReset();
});
afterEach(cleanup);

type Props = Partial<SpecifiedTableProps<Row>>;
const table = (props: Props) => (
  <MemoryRouter>
    <SpecifiedTable<Row>
      caption="Servicios"
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      onEvent={onEvent}
      {...props}
    />
  </MemoryRouter>
);
const show = (props: Props = {}) => render(table(props));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lastEvent = () => onEvent.mock.lastCall?.[0];
const selectedNames = () => lastEvent()?.selected.map(({ nombre }) => nombre);

describe('the link of the title', () => {
  it('[TABLE-01] [TABLE-08] stands beside the message, and tells that it was pressed', async () => {
    show({ title: 'Servicios', titleMessage: '5 en total', titleLink: { label: 'Ver todos', to: '/todos' } });
    const link = screen.getByRole('link', { name: 'Ver todos' });
    expect(link.getAttribute('href')).toBe('/todos');
    expect(link.parentElement?.textContent).toBe('5 en totalVer todos');
    await userEvent.click(link);
    expect(lastEvent()).toEqual({
      key: 'title',
      type: 'click',
      data: null,
      column: null,
      page: 1,
      selected: [],
    });
  });
});

describe('round buttons', () => {
  function Chosen() {
    const [id, setId] = useState<number | null>(null);
    return table({ valueRadio: id, onRadioChange: (row) => setId(row.id), pageSizeTable: 2 });
  }
  const radio = (name: string) =>
    screen.getByRole<HTMLInputElement>('radio', { name: `Seleccionar ${name}` });

  it('[TABLE-04] chooses one row, and says which', async () => {
    render(<Chosen />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(radio('Catastro'));
    expect(lastEvent()).toMatchObject({
      key: 'radio',
      type: 'selectRow',
      data: rows[1],
      selected: [rows[1]],
    });
    await userEvent.click(radio('Pasaportes'));
    expect([radio('Pasaportes').checked, radio('Catastro').checked]).toEqual([true, false]);
    await press('Siguiente página');
    expect(selectedNames()).toEqual(['Pasaportes']);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  it('[TABLE-04] chooses with the arrows', async () => {
    render(<Chosen />);
    await userEvent.click(radio('Pasaportes'));
    await userEvent.keyboard('{ArrowDown}');
    expect(radio('Catastro').checked).toBe(true);
  });
});

describe('columns of actions', () => {
  it("[TABLE-04] 'accion' and 'actividad' hold actions without being told", async () => {
    show();
    for (const label of ['Acción', 'Actividad']) {
      expect(within(screen.getByRole('columnheader', { name: label })).queryByRole('button')).toBeNull();
    }
    expect(screen.queryByRole('button', { name: 'EVALUAR Catastro' })).toBeNull();
    await press('EVALUAR Registro');
    expect(lastEvent()).toEqual({
      key: 'actividad',
      type: 'click',
      data: rows[4],
      column: 'actividad',
      page: 1,
      selected: [],
    });
  });

  it('[TABLE-04] the owner names other columns of actions', () => {
    show({ columnsActions: ['actividad'] });
    expect(screen.queryByRole('button', { name: /^VER/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'EVALUAR Pasaportes' })).toBeTruthy();
  });
});

describe('ways to the pages', () => {
  it('[TABLE-07] numPages takes the links to each page away; those to the next and the one before stay', async () => {
    show({ pageSizeTable: 2 });
    expect(screen.getAllByRole('button', { name: /^Página/ })).toHaveLength(3);
    cleanup();
    show({ pageSizeTable: 2, numPages: false });
    expect(screen.queryByRole('button', { name: /^Página/ })).toBeNull();
    await press('Siguiente página');
    expect(screen.getByText('Mostrando 3 a 4 de 5')).toBeTruthy();
    await press('Anterior página');
    expect(screen.getByText('Mostrando 1 a 2 de 5')).toBeTruthy();
  });
});

describe('lines between the rows', () => {
  it('[TABLE-07] the separator is on unless its owner takes it away', () => {
    const separator = () =>
      screen.getByRole('table').closest<HTMLElement>('[data-separator]')?.dataset['separator'];
    show();
    expect(separator()).toBe('on');
    cleanup();
    show({ separator: false });
    expect(separator()).toBe('off');
  });
});
