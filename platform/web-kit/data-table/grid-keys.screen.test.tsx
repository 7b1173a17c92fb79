// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MenuButton } from '../menu-button/index.ts';
import { DataTable, DEFAULT_TABLE_STATE, type TableColumn } from './index.ts';

interface Row {
  readonly id: number;
  readonly nombre: string;
  readonly nota: string;
}

const COUNT = 5;
const rows: readonly Row[] = Array.from({ length: COUNT }, (_, id) => ({
  id,
  nombre: `Mesa ${id + 1}`,
  nota: `nota ${id + 1}`,
}));
const columns: readonly TableColumn<Row>[] = [
  { key: 'nombre', label: 'Nombre', kind: 'main' },
  { key: 'nota', label: 'Nota', sortable: false },
  {
    key: 'rol',
    label: 'Rol',
    sortable: false,
    cell: ({ nombre }) => (
      <select aria-label={`Rol de ${nombre}`}>
        <option>Líder</option>
        <option>Invitada</option>
      </select>
    ),
  },
  {
    key: 'menu',
    label: 'Menú',
    kind: 'action',
    cell: ({ nombre }) => (
      <MenuButton
        items={[
          { id: 'a', label: 'Primera', onSelect: () => undefined },
          { id: 'b', label: 'Segunda', onSelect: () => undefined },
        ]}
      >
        Menú de {nombre}
      </MenuButton>
    ),
  },
  {
    key: 'accion',
    label: 'Acción',
    kind: 'action',
    cell: ({ nombre }) => <button type="button">Ver {nombre}</button>,
  },
];

beforeEach(() => {
  render(
    <MemoryRouter>
      <DataTable
        caption="Mesas"
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        pageSizeTable={2}
        selection={{ keepAcrossPages: true }}
      />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const keys = (text: string) => userEvent.keyboard(text);
/** What has the focus: the name of a control or the text of a cell. */
const focused = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement)
    return activeElement.labels?.[0]?.textContent ?? activeElement.getAttribute('aria-label');
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim();
};

describe('keyboard in the table', () => {
  it('the arrows go from cell to cell: on its only control, or on the cell', async () => {
    button('Ver Mesa 1').focus();
    await keys('{ArrowDown}');
    expect(focused()).toBe('Ver Mesa 2');
    await keys('{ArrowLeft}');
    expect(focused()).toBe('Menú de Mesa 2');
    await keys('{ArrowLeft}');
    expect(focused()).toBe('Rol de Mesa 2');
    document.querySelectorAll<HTMLElement>('td[data-label="Nota"]')[1]?.setAttribute('tabindex', '-1');
    document.querySelectorAll<HTMLElement>('td[data-label="Nota"]')[1]?.focus();
    expect(focused()).toBe('nota 2');
    await keys('{ArrowUp}');
    expect(focused()).toBe('nota 1');
    await keys('{ArrowLeft}');
    expect(focused()).toBe('Mesa 1');
    await keys('{ArrowUp}');
    expect(focused()).toBe('Nombre');
  });

  it('Home and End go along the row, with Ctrl to the first and the last', async () => {
    button('Ver Mesa 1').focus();
    await keys('{Home}');
    expect(focused()).toBe('Seleccionar Mesa 1');
    await keys('{End}');
    expect(focused()).toBe('Ver Mesa 1');
    await keys('{Control>}{Home}{/Control}');
    expect(focused()).toBe('Seleccionar todas las filas de la página');
    await keys('{Control>}{End}{/Control}');
    expect(focused()).toBe('Ver Mesa 2');
  });

  it('PageDown and PageUp turn the page and keep the place; a shorter page gives its last row', async () => {
    button('Ver Mesa 2').focus();
    await keys('{PageDown}');
    expect(focused()).toBe('Ver Mesa 4');
    await keys('{PageDown}');
    expect(focused()).toBe('Ver Mesa 5');
    await keys('{PageDown}');
    expect(focused()).toBe('Ver Mesa 5');
    await keys('{PageUp}');
    expect(focused()).toBe('Ver Mesa 3');
  });

  it('leaves their keys to lists, menus and boxes, and every control in the order of Tab', async () => {
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rol de Mesa 1' });
    select.focus();
    await keys('{ArrowDown}');
    expect(document.activeElement).toBe(select);
    button('Menú de Mesa 1').focus();
    await keys('{ArrowDown}');
    expect(focused()).toBe('Primera');
    await keys('{ArrowDown}');
    expect(focused()).toBe('Segunda');
    await keys('{Escape}');
    expect(focused()).toBe('Menú de Mesa 1');
    await userEvent.tab();
    expect(focused()).toBe('Ver Mesa 1');
    await userEvent.tab();
    expect(focused()).toBe('Seleccionar Mesa 2');
    await keys(' ');
    expect(screen.getByText('1 fila seleccionada')).toBeTruthy();
  });

  it('does not call back who went on to something else before the next page came', async () => {
    cleanup();
    const page = (from: number) => (
      <MemoryRouter>
        <input aria-label="Otra cosa" />
        <DataTable
          caption="Mesas"
          mode="server"
          rows={rows.slice(from, from + 2)}
          total={COUNT}
          columns={columns}
          rowKey={({ id }) => id}
          state={{ ...DEFAULT_TABLE_STATE, page: from / 2 + 1, size: 2 }}
        />
      </MemoryRouter>
    );
    const { rerender } = render(page(0));
    button('Ver Mesa 1').focus();
    await keys('{PageDown}');
    rerender(page(2));
    expect(focused()).toBe('Ver Mesa 3');
    await keys('{PageDown}');
    screen.getByRole('textbox', { name: 'Otra cosa' }).focus();
    rerender(page(4));
    expect(focused()).toBe('Otra cosa');
  });

  it('does nothing at the edges of the table', async () => {
    screen.getByRole('checkbox', { name: 'Seleccionar Mesa 1' }).focus();
    await keys('{ArrowLeft}');
    expect(focused()).toBe('Seleccionar Mesa 1');
    button('Ver Mesa 1').focus();
    await keys('{ArrowRight}{PageUp}');
    expect(focused()).toBe('Ver Mesa 1');
  });
});
