// @vitest-environment jsdom
import { LOCAL_KEYS } from '@marco/acceso/terms';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import './mesas-home-screen.tsx';
import { createMesaRow } from '../../testing/mesas-samples.ts';
import { type Answer, createFailure, createMesasServer, createMesasSite } from '../../testing/mesas-site.tsx';

const HOME = '/mesas-interoperabilidad/home';
const LISTAR = '/mesaInteroperabilidad/listar';
const ROWS = Array.from({ length: 10 }, (_, i) =>
  createMesaRow({ id: i + 1, nombreMesa: `Pasaportes ${i + 1}` }),
);
const FOUND = { mesasInteroperabilidad: ROWS, total: 43 };

const ANSWERS: Record<string, Answer> = {
  '/servicios': () => [{ servicioId: 8, nombre: 'Consulta de pasaportes' }],
  '/estados-servicio': () => [{ estadoServicioId: 2, nombre: 'Estandarizado Nivel 1' }],
  '/usuarios/mintic': () => [{ id: 3, nombre: 'Luisa Peña Arango', email: 'lpena@ejemplo.gov.co' }],
  '/entidad/finderTopFive': () => [{ id: 51, nombre: 'MIGRACIÓN COLOMBIA' }],
  '/entidades': () => [{ id: 51, nombre: 'MIGRACIÓN COLOMBIA' }],
  '/servicios/finderTopFive': () => [{ servicioId: 8, nombre: 'Consulta de pasaportes' }],
  '/mesaInteroperabilidad/listarMesaId': () => createFailure(404, 'x'),
  [LISTAR]: () => FOUND,
};

function open(address = HOME, answers: Record<string, Answer> = {}) {
  const server = createMesasServer({ ...ANSWERS, ...answers });
  const { site, router } = createMesasSite(server.fake, address);
  render(site);
  return { ...server, router };
}

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre de la mesa' });
const button = (label: string) => screen.getByRole('button', { name: label });
const stored = () => JSON.parse(localStorage.getItem('dataTblInter') ?? 'null');
const query = (router: ReturnType<typeof open>['router']) => router.state.location.search;

/** '¡Error de validación!' with these messages and no other, read and closed. */
async function expectValidationModal(mensajes: readonly string[]): Promise<void> {
  const modal = within(await screen.findByRole('alertdialog', { name: '¡Error de validación!' }));
  expect(modal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(mensajes);
  await userEvent.click(modal.getByRole('button', { name: 'Aceptar' }));
}

beforeEach(() => localStorage.clear());

describe('mesas home', () => {
  it('[MESA-01] [MESA-02] [ROUTE-06] shows the form with its texts, and no results before the first Consultar', async () => {
    const { callsTo, router } = open('/mesas-interoperabilidad');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mesas de Interoperabilidad' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(HOME);
    expect(
      screen.getByText(
        'Espacio creado para organizar el esfuerzo de dos o más entidades para intercambiar información.',
      ),
    ).toBeTruthy();
    expect((await name()).placeholder).toBe('pasaportes');
    for (const label of ['Activa', 'Cerrada'])
      expect(screen.getByRole('radio', { name: label })).toBeTruthy();
    for (const [label, placeholder] of [
      ['Entidad Líder', 'Buscar entidad'],
      ['Servicio de la mesa', 'Buscar servicio'],
    ] as const)
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: label }).placeholder).toBe(placeholder);
    expect(button('Consultar')).toBeTruthy();
    expect(button('LIMPIAR')).toBeTruthy();
    // On a phone, too, there is something to begin with.
    expect(screen.queryByRole('button', { name: /^Filtros/ })).toBeNull();
    expect(screen.queryByText('Resultados de consulta')).toBeNull();
    expect(callsTo(LISTAR)).toEqual([]);
    expect(localStorage.getItem('active')).toBe('1');
  });

  it('[MESA-01] the status is Activa (true) or Cerrada (false)', async () => {
    const { callsTo } = open();
    for (const [label, estado] of [
      ['Activa', true],
      ['Cerrada', false],
    ] as const) {
      await userEvent.click(await screen.findByRole('radio', { name: label }));
      await userEvent.click(button('Consultar'));
      await waitFor(() => expect(callsTo(LISTAR).at(-1)?.body).toMatchObject({ estado }));
    }
  });

  it.each([
    ['Consultor principal de apoyo', 'Luisa Peña Arango', 'admUsuarioId'],
    ['Estado del servicio', 'Estandarizado Nivel 1', 'estadoServicio'],
  ])('[MESA-01] the select %s can be cleared', async (label, option, key) => {
    const { callsTo } = open();
    await screen.findByRole('option', { name: option });
    await userEvent.selectOptions(screen.getByLabelText(label), option);
    await userEvent.click(button(`Borrar ${label}`));
    expect(screen.getByLabelText<HTMLSelectElement>(label).value).toBe('');
    await userEvent.click(button('Consultar'));
    await waitFor(() => expect(callsTo(LISTAR)).toHaveLength(1));
    expect(callsTo(LISTAR)[0]?.body).not.toHaveProperty(key);
  });

  it.each([
    ['Entidad Líder', '/entidad/finderTopFive'],
    ['Servicio de la mesa', '/servicios/finderTopFive'],
  ])("[MESA-01] %s says 'No hay resultados'", async (label, path) => {
    open(HOME, { [path]: () => [] });
    await userEvent.type(await screen.findByRole('combobox', { name: label }), 'zzz');
    expect((await screen.findAllByText('No hay resultados')).length).toBeGreaterThan(0);
  });

  it('[MESA-02] the state of a mesa reads Abierta or Cerrada', async () => {
    const rows = [createMesaRow({ id: 1 }), createMesaRow({ id: 2, estadoMesa: false })];
    open(`${HOME}?consultar=1`, { [LISTAR]: () => ({ mesasInteroperabilidad: rows, total: 2 }) });
    const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(first?.textContent).toMatch(/^Abierta/);
    expect(second?.textContent).toMatch(/^Cerrada/);
  });

  it('[API-20] asks for the lists together', async () => {
    const { calls } = open();
    await screen.findByRole('option', { name: 'Luisa Peña Arango' });
    const urls = calls.map(({ url }) => url);
    for (const path of ['/servicios', '/estados-servicio', '/usuarios/mintic'])
      expect(urls).toContain(`/api-public${path}`);
  });

  it('[MESA-01] [MESA-14] sends every filter, and LIMPIAR empties form, picks and results', async () => {
    const { callsTo, router } = open();
    await userEvent.type(await name(), ' pasaporte ');
    await userEvent.click(screen.getByRole('radio', { name: 'Cerrada' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Entidad Líder' }), 'migra');
    await userEvent.click(await screen.findByRole('option', { name: 'Migración colombia' }));
    await userEvent.selectOptions(screen.getByLabelText('Consultor principal de apoyo'), 'Luisa Peña Arango');
    await userEvent.type(screen.getByRole('combobox', { name: 'Servicio de la mesa' }), 'consulta');
    await userEvent.click(await screen.findByRole('option', { name: 'Consulta de pasaportes' }));
    await userEvent.selectOptions(screen.getByLabelText('Estado del servicio'), 'Estandarizado Nivel 1');
    await userEvent.click(button('Consultar'));
    expect((await screen.findByText('43 mesas')).getAttribute('role')).toBe('status');
    expect(callsTo(LISTAR)[0]?.body).toEqual({
      nombre: 'pasaporte',
      estado: false,
      admEntidadLider: 51,
      admUsuarioId: 3,
      servicioMesa: 8,
      estadoServicio: 2,
      pagina: 1,
      tamano: 10,
      ordenarPor: 'nombreMesa',
      descendente: false,
    });
    expect(query(router)).toBe(
      '?nombre=pasaporte&estado=cerrada&entidad=51&consultor=3&servicio=8&estadoServicio=2&consultar=1',
    );
    expect(stored()).toMatchObject({ entidad: { id: 51, nombre: 'Migración colombia' }, page: 1, size: 10 });

    await userEvent.click(button('LIMPIAR'));
    expect(screen.queryByText('Resultados de consulta')).toBeNull();
    expect((await name()).value).toBe('');
    expect(document.activeElement).toBe(await name());
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Entidad Líder' }).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cerrada' }).checked).toBe(false);
    expect(query(router)).toBe('');
    expect(stored()).toBeNull();
  });

  it('[MESA-02] shows the columns, pages and orders on the server', async () => {
    const { callsTo, router } = open(`${HOME}?nombre=pasaporte&consultar=1`);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Estado de la mesa',
      'Nombre de la mesa',
      'Entidad líder',
      'Consultor de apoyo principal',
      'No. de servicios',
      'Acción',
    ]);
    const [, first] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('AbiertaPasaportes 1Ministerio de relaciones exteriores');
    expect(within(table).queryByRole('button', { name: 'Acción' })).toBeNull();
    const sizes = within(screen.getByLabelText('Resultados pág.')).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['5', '10', '25', '50']);
    const link = within(table).getByRole('link', { name: 'VER MESA Pasaportes 3' });
    expect(link.getAttribute('href')).toBe('/mesas-interoperabilidad/consult/3');

    await userEvent.click(screen.getByRole('button', { name: 'No. de servicios' }));
    await userEvent.click(screen.getByRole('button', { name: 'No. de servicios' }));
    await userEvent.click(screen.getByRole('button', { name: /Siguiente/ }));
    await waitFor(() =>
      expect(query(router)).toBe('?nombre=pasaporte&pagina=2&orden=-cantidadServicios&consultar=1'),
    );
    expect(callsTo(LISTAR).at(-1)?.body).toMatchObject({
      pagina: 2,
      ordenarPor: 'cantidadServicios',
      descendente: true,
    });
    await userEvent.selectOptions(screen.getByLabelText('Resultados pág.'), '25');
    await waitFor(() => expect(callsTo(LISTAR).at(-1)?.body).toMatchObject({ pagina: 1, tamano: 25 }));
    expect(stored()).toMatchObject({
      page: 1,
      size: 25,
      order: { key: 'cantidadServicios', descending: true },
    });
  });

  it('takes one filter away by its tag', async () => {
    const { callsTo } = open(`${HOME}?nombre=pasaporte&entidad=51&consultar=1`);
    await screen.findByText('Entidad líder: Migración colombia');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Entidad Líder' }).value).toBe(
      'Migración colombia',
    );
    await userEvent.click(button('Quitar filtro Nombre: pasaporte'));
    await waitFor(() => expect(callsTo(LISTAR).at(-1)?.body).not.toHaveProperty('nombre'));
    expect((await name()).value).toBe('');
    expect(screen.getByText('Entidad líder: Migración colombia')).toBeTruthy();
    await expect.poll(() => document.activeElement?.tagName).toMatch(/^H\d$/);
  });

  it('[MESA-03] says that nothing was found, what to try and whom to write to', async () => {
    open(`${HOME}?nombre=marcianos&consultar=1`, {
      [LISTAR]: () => ({ mesasInteroperabilidad: [], total: 0 }),
    });
    expect(await screen.findByRole('heading', { name: 'No hay resultados coincidentes' })).toBeTruthy();
    expect(screen.getByText('0 mesas')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Elimine o agregue información en los filtros.',
      'Revise la ortografía.',
      'Use menos palabras clave.',
      'Busque algo menos específico.',
    ]);
    const support = screen.getByRole('link', { name: 'soporte@ejemplo.gov.co' });
    expect(support.getAttribute('href')).toBe('mailto:soporte@ejemplo.gov.co?cc=lenguaje@ejemplo.gov.co');
    expect(support.closest('p')?.textContent).toBe(
      'También puede enviar su consulta a soporte@ejemplo.gov.co con copia a lenguaje@ejemplo.gov.co.',
    );
    expect(screen.getByRole('link', { name: 'lenguaje@ejemplo.gov.co' })).toBeTruthy();
    await userEvent.click(button('Limpiar filtros'));
    expect(screen.queryByText('No hay resultados coincidentes')).toBeNull();
    expect((await name()).value).toBe('');
  });

  it('[ERR-02] a search that fails says why and keeps what was typed', async () => {
    let isDown = true;
    open(HOME, {
      [LISTAR]: () => {
        if (isDown) throw createFailure(503, 'El servicio no está disponible.');
        return FOUND;
      },
    });
    await userEvent.type(await name(), 'pasaporte');
    await userEvent.click(button('Consultar'));
    expect(await screen.findByText('No fue posible cargar las mesas')).toBeTruthy();
    expect(screen.getByText('El servicio no está disponible.')).toBeTruthy();
    await userEvent.type(await name(), 's');
    isDown = false;
    await userEvent.click(button('Reintentar'));
    expect(await screen.findByText('43 mesas')).toBeTruthy();
    expect((await name()).value).toBe('pasaportes');
  });

  it('[ERR-02] a list that fails says why in its place, the others stay, and what was typed too', async () => {
    let isDown = true;
    open(HOME, {
      '/usuarios/mintic': () => {
        if (isDown) throw createFailure(500, 'Falló la lista.');
        return [{ id: 3, nombre: 'Luisa Peña Arango', email: 'x@ejemplo.gov.co' }];
      },
    });
    await userEvent.type(await name(), 'pasaporte');
    expect(await screen.findByText('No fue posible cargar los consultores. Falló la lista.')).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Estandarizado Nivel 1' })).toBeTruthy();
    isDown = false;
    await userEvent.click(button('Reintentar cargar los consultores'));
    expect(await screen.findByRole('option', { name: 'Luisa Peña Arango' })).toBeTruthy();
    expect((await name()).value).toBe('pasaporte');
  });

  it("[SHELL-07] [ERR-01] a name of more than 200 characters and text that picks nothing open '¡Error de validación!', show at their fields and are not searched", async () => {
    const { callsTo } = open();
    const entidad = 'Seleccione una entidad de la lista o borre el texto.';
    const servicio = 'Seleccione un servicio de la lista o borre el texto.';
    (await name()).focus();
    await userEvent.paste('x'.repeat(201));
    expect(screen.getByText('Escriba máximo 200 caracteres.')).toBeTruthy();
    await userEvent.click(button('Consultar'));
    await expectValidationModal(['Escriba máximo 200 caracteres.']);
    await waitFor(async () => expect(document.activeElement).toBe(await name()));
    await userEvent.clear(await name());
    await userEvent.type(screen.getByRole('combobox', { name: 'Entidad Líder' }), 'mi');
    await userEvent.type(screen.getByRole('combobox', { name: 'Servicio de la mesa' }), 'zz');
    await userEvent.click(button('Consultar'));
    await expectValidationModal([entidad, servicio]);
    for (const mensaje of [entidad, servicio]) expect(screen.getByText(mensaje)).toBeTruthy();
    expect(callsTo(LISTAR)).toEqual([]);
  });

  it('[MESA-04] [ROUTE-17] restores filter, page, picks and lists from the stored search', async () => {
    localStorage.setItem(
      'dataTblInter',
      JSON.stringify({
        filter: { nombre: 'pasaporte', estado: true, admEntidadLider: 51, admUsuarioId: 3 },
        page: 2,
        size: 25,
        order: { key: 'razonSocial', descending: false },
        entidad: { id: 51, nombre: 'Migración colombia' },
        lists: {
          servicios: [],
          estadosServicio: [],
          usuarios: [{ id: 3, nombre: 'Luisa Peña Arango', email: 'x@ejemplo.gov.co' }],
        },
      }),
    );
    const { callsTo, router } = open(`${HOME}?tblInterConsult=1`, {
      '/usuarios/mintic': () => {
        throw createFailure(500, 'Falló la lista.');
      },
    });
    await screen.findByText('43 mesas');
    expect(callsTo(LISTAR).map(({ body }) => body)).toEqual([
      {
        nombre: 'pasaporte',
        estado: true,
        admEntidadLider: 51,
        admUsuarioId: 3,
        pagina: 2,
        tamano: 25,
        ordenarPor: 'razonSocial',
        descendente: false,
      },
    ]);
    expect(query(router)).toContain('tblInterConsult=1&nombre=pasaporte');
    expect((await name()).value).toBe('pasaporte');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Entidad Líder' }).value).toBe(
      'Migración colombia',
    );
    expect(screen.getByText('Consultor: Luisa Peña Arango')).toBeTruthy();
    expect(callsTo('/entidades')).toEqual([]);
  });

  it('[MESA-04] the address wins over the stored search', async () => {
    localStorage.setItem('dataTblInter', JSON.stringify({ filter: { nombre: 'guardada' } }));
    const { callsTo } = open(`${HOME}?tblInterConsult=1&nombre=escrita&consultar=1`);
    await screen.findByText('43 mesas');
    expect(callsTo(LISTAR)[0]?.body['nombre']).toBe('escrita');
  });

  it.each([
    ['an entidad in force', { entidad: { id: 1 }, funcionalidades: [] }, '/api/'],
    ['no entidad chosen yet', null, '/api-public/'],
  ])('[ROUTE-15] with a session and %s calls under the base of its shell', async (_, usuario, base) => {
    localStorage.setItem(LOCAL_KEYS.accessToken, 'ficha');
    localStorage.setItem(LOCAL_KEYS.infoUser, '{}');
    if (usuario) localStorage.setItem(LOCAL_KEYS.payload, btoa(JSON.stringify(usuario)));
    const { fake, calls } = createMesasServer(ANSWERS);
    render(createMesasSite(fake, `${HOME}?consultar=1`, 'ficha').site);
    await screen.findByText('43 mesas');
    const urls = calls.map(({ url }) => url).filter((url) => !/\/(configuracion|permisos)$/.test(url));
    expect(urls.filter((url) => !url.startsWith(base))).toEqual([]);
    expect(urls).toHaveLength(4);
  });

  it('a page that no longer exists leads to the last one', async () => {
    const { router } = open(`${HOME}?pagina=9&consultar=1`);
    await waitFor(() => expect(query(router)).toBe('?pagina=5&consultar=1'));
  });
});
