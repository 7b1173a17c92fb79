// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable, type DataTableProps, DEFAULT_TABLE_STATE, type TableColumn } from './index.ts';

interface Row {
  readonly id: number;
  readonly nombre: string;
  readonly nit: string;
  readonly sector: string;
}

const rows: readonly Row[] = [
  { id: 1, nombre: 'Migración', nit: '900', sector: 'Relaciones' },
  { id: 2, nombre: 'Salud', nit: '899', sector: 'Salud' },
  { id: 3, nombre: 'Valle', nit: '890', sector: 'Educación' },
];
const columns: readonly TableColumn<Row>[] = [
  { key: 'nombre', label: 'Nombre', kind: 'main' },
  { key: 'nit', label: 'NIT' },
  { key: 'sector', label: 'Sector' },
  { key: 'accion', label: 'Acción', kind: 'action', text: () => 'VER' },
];

// The panel loads at its first use; a busy machine must not make that the subject of the test.
beforeAll(() => import('./view-panel.tsx'));
const forget = () => {
  for (const name of ['tabla-entidades', 'tabla-otra']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
};
beforeEach(forget);
afterEach(() => {
  cleanup();
  forget();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (props: Partial<DataTableProps<Row>> = {}) =>
  render(
    <MemoryRouter>
      <DataTable
        caption="Entidades"
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        viewKey="entidades"
        {...props}
      />
    </MemoryRouter>,
  );
const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const opener = () => screen.getByRole('button', { name: /^Columnas/ });
async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Vista de la tabla' });
}

describe('view of the table', () => {
  it('hides and shows columns, and says how many are hidden', async () => {
    show();
    const menu = await openMenu();
    expect(within(menu).getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'NIT' }));
    expect(headers()).toEqual(['Nombre', 'Sector', 'Acción']);
    expect(opener().textContent).toContain('1 oculta');
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'NIT' }));
    expect(headers()).toEqual(['Nombre', 'NIT', 'Sector', 'Acción']);
  });

  it('the column that names the row and the actions always stay', async () => {
    show();
    const menu = await openMenu();
    for (const box of within(menu).getAllByRole('checkbox')) await userEvent.click(box);
    expect(headers()).toEqual(['Nombre', 'Acción']);
    expect(within(menu).queryByRole('checkbox', { name: 'Nombre' })).toBeNull();
  });

  it('is remembered per table, and taken back', async () => {
    show();
    let menu = await openMenu();
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'Sector' }));
    await userEvent.click(within(menu).getByRole('radio', { name: 'Compacta' }));
    cleanup();
    show();
    expect(headers()).toEqual(['Nombre', 'NIT', 'Acción']);
    expect(screen.getByRole('table').className).toMatch(/dense/);
    menu = await openMenu();
    await userEvent.click(within(menu).getByRole('button', { name: 'Restablecer vista' }));
    expect(headers()).toHaveLength(columns.length);
    expect(screen.getByRole('table').className).not.toMatch(/dense/);
    cleanup();
    show({ viewKey: 'otra' });
    expect(headers()).toHaveLength(columns.length);
  });

  it('survives a column that is no longer there and a cookie that makes no sense', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
    document.cookie = 'tabla-entidades=enorme.borrada.nit; Path=/';
    show();
    expect(headers()).toEqual(['Nombre', 'Sector', 'Acción']);
    expect(screen.getByRole('table').className).not.toMatch(/dense/);
  });

  it('opens on its first choice, closes with Escape and gives the focus back', async () => {
    show();
    const menu = await openMenu();
    expect(document.activeElement).toBe(within(menu).getByRole('checkbox', { name: 'NIT' }));
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener());
    await openMenu();
    await userEvent.click(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[TABLE-01] where the box is narrow the least important columns stand under the name, but for the one in order; cards keep all', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => {};
        disconnect = () => {};
      },
    );
    const box = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get');
    const ranked: readonly TableColumn<Row>[] = [
      { key: 'nombre', label: 'Nombre', kind: 'main' },
      { key: 'nit', label: 'NIT', priority: 2 },
      { key: 'sector', label: 'Sector', priority: 3 },
      // Where it says nothing there is no line for it.
      { key: 'sigla', label: 'Sigla', priority: 3, text: () => '—' },
    ];
    const headersAt = (width: number, props: Partial<DataTableProps<Row>> = {}) => {
      box.mockReturnValue(width);
      cleanup();
      show({ columns: ranked, ...props });
      return headers();
    };
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(headersAt(1100)).toEqual(['Nombre', 'NIT', 'Sector', 'Sigla']);
    expect(headersAt(900)).toEqual(['Nombre', 'NIT']);
    expect(names()).toContain('Salud Sector: Salud');
    expect(headersAt(600)).toEqual(['Nombre']);
    expect(names()).toContain('Valle NIT: 890 Sector: Educación');
    const state = { ...DEFAULT_TABLE_STATE, sort: { column: 'nit', direction: 'asc' as const } };
    expect(headersAt(600, { state, onStateChange: () => {} })).toEqual(['Nombre', 'NIT']);
    vi.stubGlobal('innerWidth', 390);
    expect(headersAt(390)).toEqual(['Nombre', 'NIT', 'Sector', 'Sigla']);
  });

  it('there is no menu without a name, nor where nothing can be hidden', () => {
    render(
      <MemoryRouter>
        <DataTable caption="A" rows={rows} columns={columns} rowKey={({ id }) => id} />
        <DataTable
          caption="B"
          rows={rows}
          columns={columns.slice(0, 1)}
          rowKey={({ id }) => id}
          viewKey="otra"
        />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('button', { name: /^Columnas/ })).toBeNull();
  });

  it('a hidden column is still searched and keeps its order', async () => {
    show({ search: { live: true } });
    await userEvent.click(within(screen.getByRole('columnheader', { name: 'NIT' })).getByRole('button'));
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'NIT' }));
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names()).toEqual(['Valle', 'Salud', 'Migración']);
    await userEvent.type(screen.getByRole('textbox', { name: 'Buscar por palabra' }), '899');
    expect(names()).toEqual(['Salud']);
  });
});

describe('selection across pages', () => {
  const selection = {
    keepAcrossPages: true,
    counted: ['entidad seleccionada', 'entidades seleccionadas'] as const,
  };
  const count = () => screen.getByText(/seleccionada/).textContent;
  const head = () => screen.getAllByRole('checkbox', { name: /^Seleccionar todas/ })[1] as HTMLElement;

  it('tells how many of how many, and takes every result of all pages', async () => {
    show({ selection, pageSizeTable: 2 });
    await userEvent.click(head());
    expect(count()).toBe('2 entidades seleccionadas de 3');
    await userEvent.click(screen.getByRole('button', { name: 'Seleccionar los 3 resultados' }));
    expect(count()).toBe('3 entidades seleccionadas de 3');
    expect(screen.queryByRole('button', { name: 'Seleccionar los 3 resultados' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente página' }));
    expect(count()).toBe('3 entidades seleccionadas de 3');
  });

  it('takes what the search leaves, and only rows with a box', async () => {
    show({ selection: { ...selection, checkbox: ({ id }) => id !== 2 }, pageSizeTable: 2 });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Migración' }));
    expect(count()).toBe('1 entidad seleccionada de 3');
    await userEvent.click(screen.getByRole('button', { name: 'Seleccionar los 2 resultados' }));
    expect(count()).toBe('2 entidades seleccionadas de 3');
  });

  it.each([
    ['on the server, which alone knows the others', { mode: 'server' as const, total: 3, selection }],
    ['where nothing out of sight is selected', { selection: {} }],
  ])('is not offered %s', async (_, props) => {
    show({ pageSizeTable: 2, ...props });
    await userEvent.click(head());
    expect(screen.queryByRole('button', { name: /^Seleccionar los/ })).toBeNull();
  });
});
