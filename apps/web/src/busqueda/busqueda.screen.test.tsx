// @vitest-environment jsdom
import { openSampleSession } from '@marco/acceso/testing';
import type { Encontrado, ResultadoDeBusqueda } from '@marco/usuarios/contract';
import { createFailure, createFakeServer, createTestSite } from '@marco/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { busquedaRoutes } from './busqueda-routes.ts';
import { SearchOpener } from './search-opener.tsx';

// The dialog loads at its first use; a busy machine must not make that the subject of the test.
beforeAll(() => import('./busqueda-dialog.tsx'));

const toEncontrado = (id: string, titulo: string, more: Partial<Encontrado> = {}): Encontrado => ({
  tipo: 'servicios',
  nombreTipo: 'Servicio',
  icono: 'library',
  id,
  titulo,
  detalle: 'Servicio, Cancillería',
  estado: { nombre: 'Estandarizado Nivel 1', tono: 'yellow' },
  url: `/directorio-servicios/cancilleria/${id}`,
  datos: [{ nombre: 'Entidad', valor: 'Cancillería' }],
  ...more,
});

const VIGENCIA = toEncontrado('vigencia', 'Vigencia de pasaporte');
const MESA = toEncontrado('7', 'Pasaportes', {
  tipo: 'mesas',
  nombreTipo: 'Mesa',
  url: '/mesas-interoperabilidad/consult/7',
});
const FOUND: ResultadoDeBusqueda = {
  encontrados: [VIGENCIA, MESA],
  tipos: [
    { tipo: 'servicios', nombre: 'Servicios', total: 6, lista: '/directorio-servicios?texto=pasaporte' },
    { tipo: 'mesas', nombre: 'Mesas', total: 1, lista: null },
  ],
  total: 7,
  salto: null,
  faltantes: [],
  corregido: null,
};
const NOTHING: ResultadoDeBusqueda = { ...FOUND, encontrados: [], tipos: [], total: 0 };

const INICIO_DE_BUSQUEDA = {
  recientes: [{ ...MESA, vistoEn: '2026-07-21T15:00:00.000Z' }],
  frecuentes: [],
  acciones: [
    {
      texto: 'Crear solicitud',
      url: '/app/level/process-levelservices/nivel-uno/new',
      clase: 'solicitud',
      motivo: null,
    },
    {
      texto: 'Asignar solicitudes',
      url: '/app/level/process-levelconsult',
      clase: 'solicitud',
      motivo: 'Su rol, Administrador, no tiene esta acción.',
    },
  ],
};

interface Answers {
  readonly found?: (query: URLSearchParams) => ResultadoDeBusqueda;
  readonly isDown?: () => boolean;
}

function show(address: string, { found = () => FOUND, isDown = () => false }: Answers = {}) {
  const { fake, calls } = createFakeServer(({ path, query }) => {
    if (path === '/busqueda/inicio') return INICIO_DE_BUSQUEDA;
    if (path === '/busqueda/vistas') return { guardada: true, borradas: 1 };
    if (path !== '/busqueda') return undefined;
    if (isDown()) throw createFailure(500, 'Falló.');
    return found(query);
  });
  const routes = [
    ...busquedaRoutes,
    {
      path: '/',
      element: (
        <>
          <SearchOpener look="field" />
          <SearchOpener look="narrow" />
          <input aria-label="Otro" />
        </>
      ),
    },
    { path: '*', element: <h1>Otra página</h1> },
  ];
  const { site, router } = createTestSite({ routes, address, fake });
  render(site);
  return { router, list: () => calls.map(({ address, query }) => `${address} ${query}`) };
}

const findBox = () => screen.findByRole('combobox');
const chosen = () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

async function openWith(texto: string, answers: Answers = {}) {
  const shown = show('/', answers);
  await screen.findAllByRole('button', { name: /Buscar en todo el sistema/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = await findBox();
  if (texto !== '') await userEvent.type(box, texto);
  return shown;
}

beforeEach(() => {
  localStorage.clear();
  openSampleSession();
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the search dialog', () => {
  it('[AREA-13] its keys open it wherever somebody writes; a slash stays in its field', async () => {
    show('/');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Otro' }), 'a/b');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Otro' })).toHaveProperty('value', 'a/b');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Buscar en todo el sistema' })).toBeTruthy();
  });

  it('[AREA-13] begins with what was seen of late, the actions and the places, and asks nothing else', async () => {
    const { list } = await openWith('');
    const recientes = await screen.findByRole('group', { name: 'Recientes' });
    expect(within(recientes).getByRole('option', { name: /Pasaportes/ })).toBeTruthy();
    const acciones = screen.getByRole('group', { name: 'Acciones frecuentes' });
    expect(within(acciones).getByText('Crear solicitud')).toBeTruthy();
    expect(within(acciones).queryByText('Asignar solicitudes')).toBeNull();
    expect(screen.getByRole('group', { name: 'Ir a' })).toBeTruthy();
    expect(list().filter((call) => call.startsWith('GET /busqueda '))).toEqual([]);
  });

  it('[AREA-13] the first line is chosen; arrows, Home and End move; Enter opens and remembers it', async () => {
    const { router, list } = await openWith('pasaporte');
    await screen.findByRole('option', { name: /Vigencia de pasaporte/ });
    const box = await findBox();
    expect(chosen()).toEqual([expect.stringContaining('Vigencia de pasaporte')]);
    expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toEqual([expect.stringContaining('Pasaportes')]);
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(chosen()).toEqual([expect.stringContaining('Vigencia de pasaporte')]);
    await userEvent.keyboard('{ArrowUp}{Home}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Otra página' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(VIGENCIA.url);
    expect(list()).toContain('POST /busqueda/vistas ');
  });

  it('[AREA-13] Tab changes the kind and Shift Tab goes back', async () => {
    const { list } = await openWith('pasaporte');
    await screen.findByRole('option', { name: /Vigencia de pasaporte/ });
    const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
    expect(pressed()).toBe('Todo');
    await userEvent.tab();
    expect(pressed()).toBe('Servicios 6');
    await expect.poll(() => list().some((call) => call.includes('tipo=servicios'))).toBe(true);
    await userEvent.tab({ shift: true });
    expect(pressed()).toBe('Todo');
  });

  it('[AREA-13] leads to the list with everything of a kind', async () => {
    await openWith('pasaporte');
    expect(await screen.findByRole('option', { name: /Ver los 6 en Servicios/ })).toBeTruthy();
  });

  it('[AREA-13] shows why an action is not possible, and does not take it', async () => {
    const { router } = await openWith('asignar solicitudes', { found: () => NOTHING });
    const option = await screen.findByRole('option', { name: /Asignar solicitudes/ });
    expect(option.getAttribute('aria-disabled')).toBe('true');
    expect(within(option).getByText('Su rol, Administrador, no tiene esta acción.')).toBeTruthy();
    await userEvent.click(option);
    expect(router.state.location.pathname).toBe('/');
  });

  it('[AREA-13] Escape clears, then closes, and the focus returns', async () => {
    show('/');
    const [opener] = await screen.findAllByRole('button', { name: /Buscar en todo el sistema/ });
    if (!opener) throw new Error('There is no opener.');
    await userEvent.click(opener);
    await userEvent.type(await findBox(), 'pas');
    await userEvent.keyboard('{Escape}');
    expect(await findBox()).toHaveProperty('value', '');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  });

  it('[AREA-13] with no result it says so and where to look further', async () => {
    await openWith('zzzzz', { found: () => NOTHING });
    expect(await screen.findByText('Nada con esas palabras.')).toBeTruthy();
    expect(screen.getByRole('option', { name: /Pedir el dato/ })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Sin resultados');
  });

  it('[AREA-13] a server that fails leaves actions and help, and is asked again', async () => {
    let fails = true;
    await openWith('solicitud', { isDown: () => fails });
    expect(await screen.findByText(/No fue posible buscar en los registros/)).toBeTruthy();
    expect(screen.getByRole('option', { name: /Crear solicitud/ })).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: /Vigencia de pasaporte/ })).toBeTruthy();
  });

  it('[AREA-13] tells the kinds that could not be searched', async () => {
    await openWith('pasaporte', {
      found: () => ({ ...FOUND, faltantes: [{ tipo: 'tramites', nombre: 'Trámites' }] }),
    });
    expect(await screen.findByText(/No fue posible buscar en: Trámites/)).toBeTruthy();
  });

  it('[AREA-13] has nothing against it in axe', async () => {
    await openWith('pasaporte');
    await screen.findByRole('option', { name: /Vigencia de pasaporte/ });
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('the page of the search', () => {
  it('[AREA-13] shows what its address asks for, as links', async () => {
    const { list } = show('/buscar?q=pasaporte&tipo=mesas');
    const link = await screen.findByRole('link', { name: /Pasaportes/ });
    expect(link.getAttribute('href')).toBe(MESA.url);
    expect(list().some((call) => call.includes('q=pasaporte&tipo=mesas&pagina=1'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /^Servicios/ }));
    await expect.poll(() => list().some((call) => call.includes('tipo=servicios'))).toBe(true);
  });

  it('[AREA-13] goes from page to page of a kind, and never past the last', async () => {
    const { router } = show('/buscar?q=pasaporte&tipo=servicios&pagina=-3', {
      found: () => ({
        ...FOUND,
        tipos: [
          {
            tipo: 'servicios',
            nombre: 'Servicios',
            total: 45,
            lista: '/directorio-servicios?texto=pasaporte',
          },
        ],
      }),
    });
    expect(await screen.findByText('Página 1 de 3')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Anterior' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(router.state.location.search).toBe('?q=pasaporte&tipo=servicios&pagina=2');
  });

  it('[AREA-13] a search from its field goes into the address', async () => {
    const { router } = show('/buscar');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Qué busca' }), 'pasaporte{Enter}');
    await expect.poll(() => router.state.location.search).toBe('?q=pasaporte');
    expect(await screen.findByRole('link', { name: /Vigencia de pasaporte/ })).toBeTruthy();
  });
});
