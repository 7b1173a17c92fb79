// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TableInputsSamples } from './table-inputs-samples.tsx';

const NAME = 'Servicios con todas las entradas';

beforeEach(() => {
  render(
    <MemoryRouter>
      <TableInputsSamples />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = 'tabla-componentes=; Max-Age=0; Path=/';
});

const table = () => screen.getByRole('table', { name: NAME });
/** The parts of a table are all of this page: the only other one has no tool bar. */
const set = (label: string) => userEvent.click(screen.getByRole('checkbox', { name: label }));
async function write(label: string, text: string): Promise<void> {
  const input = screen.getByRole('textbox', { name: label });
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
const header = (name: string) => within(table()).getByRole('columnheader', { name });
const row = (name: string) => {
  const found = within(table()).getByRole('rowheader', { name }).closest('tr');
  if (!found) throw new Error(`No hay fila ${name}`);
  return found;
};
const event = () => screen.getByText(/^Último evento/).textContent ?? '';

const MODES = [
  ['client', false],
  ['server', true],
] as const;

describe.each(MODES)('inputs of the table, %s mode', (_, isServer) => {
  beforeEach(async () => {
    if (isServer) await set('Páginas del servidor');
  });

  it('[TABLE-09] rows and columns: one line per row, one cell per column, in their order', async () => {
    expect(names()).toEqual([
      'Atención en urgencias',
      'Certificado de matrícula',
      'Consulta de datos básicos',
      'Ñandú y fauna silvestre',
      'Registro de proveedores 10',
    ]);
    expect(
      within(table())
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual([
      'Seleccionar todas las filas de la página',
      'Desplegar',
      'Servicio',
      'OID',
      'Entidad',
      'Estado',
      'Fuente o soportes',
      'Acción',
      'Actividad',
    ]);
    await set('rows: con filas');
    expect(screen.queryByRole('table', { name: NAME })).toBeNull();
  });

  it('[TABLE-09] columnsState: key and keySubkey find the state, classKey and classSubkey its look, selections its names', async () => {
    const chip = within(row('Certificado de matrícula')).getByText('Estandarizado Nivel 1');
    expect(chip.className).toMatch(/yellow/);
    expect(within(row('Consulta de datos básicos')).getByText('Publicado Nivel 3').className).toMatch(
      /green/,
    );
    const filter = screen.getByRole('group', { name: 'Filtrar por estado del servicio' });
    expect(
      within(filter)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Total (7)', 'Identificado (3)', 'Estandarizado Nivel 1 (2)', 'Publicado Nivel 3 (2)']);
    await press('Publicado Nivel 3 (2)');
    expect(names()).toEqual(['Consulta de datos básicos', 'Registro de proveedores 2']);
    await press('Total (7)');
    expect(names()).toHaveLength(5);
  });

  it('[TABLE-09] columnsState: the filter flag shows the filter', async () => {
    await set('columnsState: filter');
    expect(screen.queryByRole('group', { name: 'Filtrar por estado del servicio' })).toBeNull();
    expect(within(row('Certificado de matrícula')).getByText('Estandarizado Nivel 1')).toBeTruthy();
  });

  it('[TABLE-09] columnSubRows: array names the property of the sub-rows, key theirs; one row at a time', async () => {
    await press('Mostrar detalle de Atención en urgencias');
    const versions = screen.getByRole('table', { name: 'Versiones del servicio de Atención en urgencias' });
    expect(
      within(versions)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['v2.0.0', 'v1.1.0']);
    await press('Mostrar detalle de Certificado de matrícula');
    expect(
      screen.queryByRole('table', { name: 'Versiones del servicio de Atención en urgencias' }),
    ).toBeNull();
    expect(
      screen.queryByRole('button', { name: 'Mostrar detalle de Registro de proveedores 10' }),
    ).toBeNull();
  });

  it('[TABLE-09] optionsSelect: display is read, value is the column that is searched', async () => {
    const select = screen.getByRole('combobox', { name: 'Buscar por' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => [option.textContent, option.getAttribute('value')]),
    ).toEqual([
      ['Buscar por', ''],
      ['Servicio', 'nombre'],
      ['Entidad', 'entidad'],
    ]);
    await userEvent.selectOptions(select, 'Entidad');
    await userEvent.type(screen.getByRole('textbox', { name: 'Buscar por palabra' }), 'universidad');
    await press('Buscar');
    expect(names()).toEqual(['Certificado de matrícula', 'Registro de proveedores 10']);
    await set('optionsSelect');
    expect(screen.queryByRole('combobox', { name: 'Buscar por' })).toBeNull();
  });

  it('[TABLE-09] optionsNumber and pageSizeTable: sizes to choose from and the first one', async () => {
    await write('optionsNumber', '3, 6');
    await write('pageSizeTable', '3');
    const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Resultados pág.' });
    expect([...size.options].map(({ text }) => text)).toEqual(['3', '6']);
    expect(size.value).toBe('3');
    expect(names()).toHaveLength(3);
    await userEvent.selectOptions(size, '6');
    expect(names()).toHaveLength(6);
  });

  it('[TABLE-09] page: the first one on show', async () => {
    await write('page', '2');
    expect(names()).toEqual(['Registro de proveedores 2', 'Validación de pasaporte vigente']);
    expect(screen.getByText('Mostrando 6 a 7 de 7')).toBeTruthy();
  });

  it('[TABLE-09] title', async () => {
    await write('title', 'Otro título');
    expect(screen.getByRole('heading', { name: 'Otro título' })).toBeTruthy();
  });

  it('[TABLE-09] messageEmpty: default and own', async () => {
    await set('rows: con filas');
    expect(screen.getByText('No hay información')).toBeTruthy();
    await write('messageEmpty', 'Aún no hay servicios');
    expect(screen.getByText('Aún no hay servicios')).toBeTruthy();
  });

  it('[TABLE-09] reporte and reporteLabel: the button, only with rows, and its text', async () => {
    await press('DESCARGAR TABLA');
    expect(event()).toMatch(/DESCARGA · click/);
    await write('reporteLabel', 'BAJAR');
    expect(screen.getByRole('button', { name: 'BAJAR' })).toBeTruthy();
    await set('rows: con filas');
    expect(screen.queryByRole('button', { name: 'BAJAR' })).toBeNull();
    await set('rows: con filas');
    await set('reporte');
    expect(screen.queryByRole('button', { name: 'BAJAR' })).toBeNull();
  });

  it('[TABLE-09] pagination flag and numPages flag', async () => {
    expect(screen.getByRole('button', { name: 'Página 2' })).toBeTruthy();
    await set('numPages');
    expect(screen.queryByRole('button', { name: 'Página 2' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Siguiente página' })).toBeTruthy();
    await set('pagination');
    expect(screen.queryByRole('button', { name: 'Siguiente página' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Resultados pág.' })).toBeNull();
    // On the server the owner sends the rows it wants to show.
    expect(names()).toHaveLength(isServer ? 5 : 7);
  });

  it('[TABLE-09] showCreateButton and titleCreateButton', async () => {
    await press('CREAR');
    expect(event()).toMatch(/CREATE · click/);
    await write('titleCreateButton', 'AGREGAR');
    expect(screen.getByRole('button', { name: 'AGREGAR' })).toBeTruthy();
    await set('showCreateButton');
    expect(screen.queryByRole('button', { name: 'AGREGAR' })).toBeNull();
  });

  it('[TABLE-09] showHeadCheckbox: the box of the header', async () => {
    const head = 'Seleccionar todas las filas de la página';
    expect(within(table()).getByRole('checkbox', { name: head })).toBeTruthy();
    await set('showHeadCheckbox');
    expect(within(table()).queryByRole('checkbox', { name: head })).toBeNull();
    expect(within(table()).getAllByRole('checkbox')).toHaveLength(4);
  });

  it('[TABLE-09] valueRadio: the row whose round button is pressed', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'valueRadio' }));
    const radio = (name: string) =>
      within(table()).getByRole<HTMLInputElement>('radio', { name: `Seleccionar ${name}` });
    await userEvent.click(radio('Certificado de matrícula'));
    expect(radio('Certificado de matrícula').checked).toBe(true);
    await userEvent.click(radio('Atención en urgencias'));
    expect([radio('Certificado de matrícula').checked, radio('Atención en urgencias').checked]).toEqual([
      false,
      true,
    ]);
    expect(event()).toMatch(/radio · selectRow .* 1 en selección · Atención en urgencias/);
  });

  it('[TABLE-09] columnsActions: their texts are buttons; others are plain text', async () => {
    const [evaluar] = within(row('Atención en urgencias')).getAllByRole('button', { name: /^EVALUAR/ });
    await userEvent.click(evaluar as HTMLElement);
    expect(event()).toMatch(/actividad · click · columna actividad/);
    await set('columnsActions: actividad');
    expect(within(row('Atención en urgencias')).queryByRole('button', { name: /^EVALUAR/ })).toBeNull();
    expect(within(row('Atención en urgencias')).getByText('EVALUAR')).toBeTruthy();
    expect(within(row('Atención en urgencias')).getByRole('button', { name: /^VER/ })).toBeTruthy();
  });

  it('[TABLE-10] rowClass gives a row its look', () => {
    expect(row('Ñandú y fauna silvestre').className).toMatch(/highlighted/);
    expect(row('Atención en urgencias').className).not.toMatch(/highlighted/);
  });

  it('[TABLE-10] the checkbox flag takes the box, or the round button, from a row', async () => {
    const name = 'Seleccionar Consulta de datos básicos';
    expect(within(table()).queryByRole('checkbox', { name })).toBeNull();
    await userEvent.click(
      within(table()).getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' }),
    );
    expect(event()).toMatch(/checkbox · selectHead .* 4 en selección/);
    await userEvent.click(screen.getByRole('radio', { name: 'valueRadio' }));
    expect(within(table()).queryByRole('radio', { name })).toBeNull();
    expect(within(table()).getAllByRole('radio')).toHaveLength(4);
  });

  it('[TABLE-05] [TABLE-10] a version shows its fuenteInformacion, a historical one (flagHistorico) its attachments', async () => {
    expect(within(row('Atención en urgencias')).getByText('Resolución 1200 de 2026')).toBeTruthy();
    const historical = within(row('Certificado de matrícula'));
    expect(historical.queryByText(/^Resolución/)).toBeNull();
    expect(historical.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'acta-mesa-07.pdf',
      'anexo-tecnico.pdf',
    ]);
    await userEvent.click(historical.getByRole('button', { name: 'anexo-tecnico.pdf' }));
    expect(event()).toMatch(/documento · click · columna documento .* anexo-tecnico\.pdf$/);
  });

  it('[TABLE-05] [TABLE-10] the oid opens its structure, each of oidDetails as oid - nombre', async () => {
    await userEvent.click(
      within(row('Certificado de matrícula')).getByRole('button', { name: '2.16.170.1.5.2' }),
    );
    const modal = await screen.findByRole('dialog', {
      name: 'Estructura Identificador Objeto Digital - OID',
    });
    expect(
      within(modal)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '2.16.170 - Colombia',
      '2.16.170.1 - Marco de Interoperabilidad',
      '2.16.170.1.5 - Servicios de intercambio',
      '2.16.170.1.5.2 - Certificado de matrícula',
    ]);
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(event()).toMatch(/oid · click · columna oid/);
  });

  it('[TABLE-05] an oid without details is plain text', () => {
    const plain = within(row('Registro de proveedores 10'));
    expect(plain.getByText('2.16.170.1.5.5')).toBeTruthy();
    expect(plain.queryByRole('button', { name: '2.16.170.1.5.5' })).toBeNull();
  });

  it('[TABLE-02] orders naturally, in either mode: 2 before 10, Ñ after N', async () => {
    await userEvent.click(within(header('Servicio')).getByRole('button'));
    expect(names()).toEqual([
      'Atención en urgencias',
      'Certificado de matrícula',
      'Consulta de datos básicos',
      'Ñandú y fauna silvestre',
      'Registro de proveedores 2',
    ]);
    expect(header('Servicio').getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(within(header('OID')).getByRole('button'));
    expect(header('Servicio').getAttribute('aria-sort')).toBeNull();
  });

  it('[TABLE-08] events carry key, data, type, column, page and selected', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Atención en urgencias' }));
    expect(event()).toBe(
      'Último evento: checkbox · selectRow · columna ninguna · página 1 · 1 en selección · Atención en urgencias',
    );
    await press('Siguiente página');
    expect(event()).toBe('Último evento: page · page · columna ninguna · página 1 · 1 en selección · 2');
  });
});

it('[TABLE-10] sub-row key and parentKey: rows that name a parent stand under it', async () => {
  const flat = screen.getByRole('table', { name: 'Reuniones con compromisos' });
  expect(
    within(flat)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Reunión de marzo', 'Reunión de abril']);
  await press('Mostrar detalle de Reunión de marzo');
  expect(
    within(screen.getByRole('table', { name: 'Compromisos de Reunión de marzo' }))
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Enviar la matriz de variables', 'Revisar el anexo técnico']);
  expect(screen.queryByRole('button', { name: 'Mostrar detalle de Reunión de abril' })).toBeNull();
});
