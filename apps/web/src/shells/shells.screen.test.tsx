// @vitest-environment jsdom
import { openSampleIdentity, openSampleSession, sampleUsuario } from '@marco/acceso/testing';
import { sampleConfiguracion } from '@marco/parametros/testing';
import { createQueryClient } from '@marco/web-kit/api-client';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appRoutes, discoverRoutes } from '../app-routes.tsx';
import { createApi } from '../create-api.ts';
import { Providers } from '../providers.tsx';
import { PrivateShell } from './private-shell.tsx';

/** What the fake server answers by path under its base; a number is a status without answer. */
type Answers = Readonly<Record<string, unknown>>;

const { emisor } = sampleConfiguracion.autenticador;

const ANSWERS: Answers = {
  [`${emisor}/.well-known/openid-configuration`]: {
    issuer: emisor,
    authorization_endpoint: `${emisor}/auth`,
  },
  '/configuracion': sampleConfiguracion,
  '/mesaInteroperabilidad/resumen': { activas: 39, cerradas: 9, reunionesRecientes: [] },
  '/servicios/por-estado': [
    { estadoServicioId: 1, nombre: 'Identificado', color: 'gris', cantidad: 12 },
    { estadoServicioId: 2, nombre: 'Estandarizado Nivel 1', color: 'amarillo', cantidad: 17 },
  ],
};

/** Calls that reached the fake server, with the address and headers they carried. */
interface SentCall {
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The whole product at an address, on a fake server. */
function createProductSite(address: string, answers: Answers = {}) {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input);
    calls.push({
      url,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const path = url.replace(/^\/api(-public)?/, '').replace(/\?.*$/, '');
    const answer = { ...ANSWERS, ...answers }[path];
    if (typeof answer === 'number') return Response.json({ code: 'FALLO' }, { status: answer });
    return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer);
  });
  const queries = createQueryClient();
  const router = createMemoryRouter(appRoutes, {
    initialEntries: [address],
    patchRoutesOnNavigation: discoverRoutes,
  });
  const site = (
    <Suspense>
      <Providers queries={queries} api={createApi(queries)}>
        <RouterProvider router={router} />
      </Providers>
    </Suspense>
  );
  return { site, router, calls };
}

function createAndRender(address: string) {
  const product = createProductSite(address);
  render(product.site);
  return product;
}

const MESAS = '/mesas-interoperabilidad/home';
const PRODUCT = 'Marco de Interoperabilidad para Gobierno Digital v2.8.12';

// Their code loads at the first use; a busy machine must not make that the subject of the tests.
beforeAll(async () => {
  await import('../gallery/componentes-screen.tsx');
  await import('./private-shell.tsx');
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('public shell', () => {
  it('[LAND-02] the footer shows programme, address, hours, phones, e-mails and networks of the parameters', async () => {
    render(createProductSite('/').site);
    const footer = within(await screen.findByRole('contentinfo'));
    for (const text of [
      sampleConfiguracion.pie.programa,
      sampleConfiguracion.pie.direccion,
      'Lunes a viernes',
      '08:00 am - 05:00 pm',
      '+57 (601) 000 0000',
      'soporte@ejemplo.gov.co',
      'lenguaje@ejemplo.gov.co',
      PRODUCT,
    ])
      expect(footer.getByText(text)).toBeTruthy();
    expect(footer.getByRole('link', { name: /YouTube/ }).getAttribute('href')).toContain('youtube.com');
  });

  it('[LAND-02] [ROUTE-15] the footer leads to help, terms, privacy notice, accessibility and a map of every place that opens by its address', async () => {
    const { router } = createAndRender('/');
    const footer = within(await screen.findByRole('contentinfo'));
    const legal = within(footer.getByRole('navigation', { name: 'Enlaces legales' }));
    expect(legal.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Ayuda',
      'Términos y condiciones',
      'Tratamiento de datos personales',
      'Accesibilidad',
      'Estado del servicio',
      'Mapa del sitio',
    ]);
    for (const name of ['Términos y condiciones', 'Accesibilidad', 'Mapa del sitio']) {
      await userEvent.click(screen.getByRole('link', { name }));
      expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
      await waitFor(() => expect(document.title).toMatch(new RegExp(`^${name}`)));
      expect(screen.getByRole('navigation', { name: 'Ruta de navegación' }).textContent).toContain(name);
    }
    const main = within(screen.getByRole('main'));
    const places = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((to) => !to?.startsWith('/ayuda/'))).toEqual([
      '/',
      '/directorio-servicios',
      '/mesas-interoperabilidad',
      '/diccionario',
      '/datos-generales',
      '/validador',
      '/banco-conformidad',
      '/certificados/verificar',
      '/tramites',
      '/mapa-solo-una-vez',
      '/datos-abiertos',
      '/api/docs',
      '/ayuda',
      '/register',
      '/reset-init',
      '/precedentes',
      '/terminos',
      '/tratamiento-de-datos',
      '/accesibilidad',
      '/estado',
      '/mapa-del-sitio',
    ]);
    await act(() => router.navigate('/accesibilidad'));
    expect(
      (await screen.findByRole('heading', { name: 'Avise de un problema' }))
        .closest('section')
        ?.querySelector('a')
        ?.getAttribute('href'),
    ).toBe('mailto:soporte@ejemplo.gov.co?subject=Accesibilidad');
  });

  it('[AREA-05] the menu of a visitor leads to what checks an own thing, from a button it has room for', async () => {
    createAndRender('/');
    const menu = within(await screen.findByRole('navigation', { name: 'Principal' }));
    const list = () => menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    const always = ['/', '/directorio-servicios', '/mesas-interoperabilidad', '/diccionario'];
    expect(list()).toEqual(always);
    await userEvent.click(menu.getByRole('button', { name: 'Herramientas' }));
    const propios = ['/datos-generales', '/validador', '/banco-conformidad', '/certificados/verificar'];
    const publicos = ['/tramites', '/mapa-solo-una-vez', '/datos-abiertos'];
    expect(list()).toEqual([...always, ...propios, ...publicos, '/api/docs', '/ayuda']);
  });

  it('[SHELL-08] the map of who has entered has what their menu has', async () => {
    openSampleSession();
    createAndRender('/mapa-del-sitio');
    const [funcionalidad] = sampleUsuario.funcionalidades;
    const grupo = await screen.findByRole('region', { name: funcionalidad?.nombre ?? '' });
    expect(
      within(grupo)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(funcionalidad?.subFuncionalidades.map(({ url }) => url));
  });

  it.each([
    ['/register', 'Registrar nuevo usuario'],
    ['/user-entities', 'Le damos la bienvenida'],
  ])('[LAND-02] %s has the footer too', async (address, heading) => {
    if (address === '/register') openSampleIdentity();
    else openSampleSession();
    render(createProductSite(address).site);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    const footer = within(screen.getByRole('contentinfo'));
    for (const text of [
      sampleConfiguracion.pie.programa,
      sampleConfiguracion.pie.direccion,
      '08:00 am - 05:00 pm',
    ])
      expect(footer.getByText(text)).toBeTruthy();
    expect(footer.getByRole('link', { name: 'lenguaje@ejemplo.gov.co' })).toBeTruthy();
  });

  it("[ROUTE-04] [ENT-01] [ENT-06] 'user-entities' is the entity selection, under product title and e-mail", async () => {
    openSampleSession();
    render(createProductSite('/user-entities').site);
    expect(await screen.findByRole('heading', { level: 2, name: 'Entidades' })).toBeTruthy();
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Marco de Interoperabilidad')).toBeTruthy();
    expect(header.getByText(sampleUsuario.correoEletronico)).toBeTruthy();
  });

  it.each(['/', MESAS, '/mesas-interoperabilidad/consult/7', '/no/existe'])(
    '[ROUTE-10] %s starts no configuration of the authenticator',
    async (address) => {
      const { site, calls } = createProductSite(address);
      render(site);
      await screen.findByRole('contentinfo');
      await screen.findAllByRole('heading', { level: 1 });
      expect(calls.filter(({ url }) => url.startsWith(emisor))).toEqual([]);
    },
  );

  it.each(['/app', '/app/home', '/app/lo-que-sea', '/inicio'])(
    '[ROUTE-10] [ROUTE-05] [GEN-02] %s without a session starts it, and a sign-in of the implicit flow',
    async (address) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      // Its own issuer: a page loads a discovery document once.
      const own = `https://autenticador${address.replaceAll('/', '-')}.ejemplo`;
      const autenticador = { ...sampleConfiguracion.autenticador, emisor: own };
      const { site, calls } = createProductSite(address, {
        '/configuracion': { ...sampleConfiguracion, autenticador },
        '/servicioLogin/nonce': { nonce: 'n-1' },
      });
      render(site);
      // The attempt of the address before may still stand on the page while this one begins.
      await expect
        .poll(() => calls.map(({ url }) => url))
        .toEqual(
          expect.arrayContaining(['/api/servicioLogin/nonce', `${own}/.well-known/openid-configuration`]),
        );
      expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
      expect(sessionStorage.getItem('type')).toBe('login');
      expect(sessionStorage.getItem('flow')).toBe('implicit');
      vi.restoreAllMocks();
    },
  );

  it('[ROUTE-15] mesas without a session: public shell and public calls', async () => {
    const { site, calls } = createProductSite(MESAS);
    render(site);
    expect(await screen.findByRole('button', { name: 'iniciar sesión' })).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    await waitFor(() => expect(calls.some(({ url }) => url.includes('/estados-servicio'))).toBe(true));
    expect(calls.filter(({ url }) => !url.startsWith('/api-public/'))).toEqual([]);
  });

  it('[ROUTE-14] an unknown address says so with a way back, under its own title', async () => {
    render(createProductSite('/no/existe').site);
    expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
    await waitFor(() => expect(document.title).toBe(`Página no encontrada | ${PRODUCT}`));
  });
});

describe('private shell', () => {
  it('[ROUTE-05] [SHELL-01] home has trail Inicio, current Administración and the rol at the right', async () => {
    openSampleSession();
    render(createProductSite('/app/home').site);
    const trail = within(await screen.findByRole('navigation', { name: 'Ruta de navegación' }));
    expect(trail.getByRole('link', { name: 'Inicio' })).toBeTruthy();
    expect(trail.getByText('Administración').getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Administrador')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`Administración | ${PRODUCT}`));
  });

  it("[ROUTE-01] a stored payload goes from the root to 'app', which is the home", async () => {
    openSampleSession();
    const { site, router } = createProductSite('/');
    render(site);
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/home'));
    expect(screen.queryByText('Verificando si ya inició sesión…')).toBeNull();
  });

  it('[SHELL-08] the menu has the funcionalidades of the membership and nothing else', async () => {
    openSampleSession();
    render(createProductSite('/app/home').site);
    const menu = within(await screen.findByRole('navigation', { name: 'Menú de funcionalidades' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      'Inicio',
      'Mesas de interoperabilidad',
    ]);
    expect(menu.queryByText('Vacía')).toBeNull();
  });

  it('[ROUTE-15] mesas with a session: private shell, breadcrumb and private calls with the session headers', async () => {
    openSampleSession();
    const { site, calls } = createProductSite(MESAS);
    render(site);
    expect(await screen.findByRole('navigation', { name: 'Menú de funcionalidades' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Ruta de navegación' })).toBeTruthy();
    await waitFor(() => expect(calls.some(({ url }) => url.includes('/estados-servicio'))).toBe(true));
    const data = calls.filter(({ url }) => url.startsWith('/') && !url.endsWith('/configuracion'));
    expect(data.every(({ url }) => url.startsWith('/api/'))).toBe(true);
    const { headers } = data[0] ?? { headers: new Headers() };
    expect(headers.get('Authorization')).toBe('Bearer ficha-de-prueba');
    expect(headers.get('User')).toBe(sampleUsuario.usuario);
  });

  it('[ROUTE-15] on the way from a private screen to the mesas and back no frame is without header', async () => {
    openSampleSession();
    const { site, router } = createProductSite('/app/home');
    render(site);
    await screen.findByRole('navigation', { name: 'Menú de funcionalidades' });
    const frames: boolean[] = [];
    const watch = new MutationObserver(() =>
      frames.push(Boolean(document.querySelector('header:not([style*="display: none"])'))),
    );
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    for (const [address, title] of [
      [MESAS, 'Mesas de Interoperabilidad'],
      ['/app/no-existe', 'Página no encontrada'],
      ['/componentes', 'Componentes'],
    ] as const) {
      await act(() => router.navigate(address));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    }
    watch.disconnect();
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((hasHeader) => !hasHeader)).toEqual([]);
  });

  it.each([
    '/app/home',
    MESAS,
    '/mesas-interoperabilidad/consult/7',
    '/mesas-interoperabilidad/viewmeeting/31/7',
    '/app/no-existe',
  ])('[SHELL-01] %s has the trail, the current item and the rol', async (address) => {
    openSampleSession();
    render(createProductSite(address).site);
    const bar = await screen.findByRole('region', { name: 'Ubicación en el sitio' });
    const trail = within(bar).getByRole('navigation', { name: 'Ruta de navegación' });
    expect(within(trail).getAllByRole('link')[0]?.textContent).toBe('Inicio');
    expect(trail.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
    expect(within(bar).getByText('Administrador')).toBeTruthy();
  });

  it.each([
    ['/app/admin/users/12', 'Usuarios', '/app/admin/users?userConsult=1'],
    ['/app/admin/entities/7', 'Entidades', '/app/admin/entities?entitiesConsult=1'],
    ['/app/admin/entities/7/edit', 'Entidades', '/app/admin/entities?entitiesConsult=1'],
    ['/app/admin/entities/new', 'Entidades', '/app/admin/entities?entitiesConsult=1'],
  ])('[ROUTE-12] [ROUTE-17] the breadcrumb of %s leads by «%s» to %s', async (address, name, target) => {
    openSampleSession();
    render(createProductSite(address).site);
    const bar = await screen.findByRole('region', { name: 'Ubicación en el sitio' });
    const step = await within(bar).findByRole('link', { name });
    expect(step.getAttribute('href')).toBe(target);
  });

  it.each([
    [MESAS, 'page'],
    ['/mesas-interoperabilidad/consult/7', 'true'],
    ['/app/mesas-interoperabilidad/edit/7', 'true'],
  ])('[SHELL-08] at %s the menu marks the mesas', async (address, mark) => {
    openSampleSession();
    render(createProductSite(address).site);
    const menu = within(await screen.findByRole('navigation', { name: 'Menú de funcionalidades' }));
    const entry = menu.getByRole('link', { name: 'Mesas de interoperabilidad' });
    await waitFor(() => expect(entry.getAttribute('aria-current')).toBe(mark));
    expect(menu.getByRole('link', { name: 'Inicio' }).hasAttribute('aria-current')).toBe(false);
  });

  it("[ROUTE-16] a private screen that names no trail has last 'Inicio' and current 'Administración'", async () => {
    openSampleSession();
    const queries = createQueryClient();
    createProductSite('/');
    const router = createMemoryRouter(
      [{ Component: PrivateShell, children: [{ path: '*', element: <h1>Otra</h1> }] }],
      {
        initialEntries: ['/app/otra'],
      },
    );
    render(
      <Suspense>
        <Providers queries={queries} api={createApi(queries)}>
          <RouterProvider router={router} />
        </Providers>
      </Suspense>,
    );
    const trail = within(await screen.findByRole('navigation', { name: 'Ruta de navegación' }));
    expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Inicio']);
    expect(trail.getByText('Administración').getAttribute('aria-current')).toBe('page');
  });

  it.each([
    ['/app/home', 'Administración'],
    ['/user-entities', 'Seleccione una entidad'],
    [MESAS, 'Mesas de Interoperabilidad'],
    ['/mesas-interoperabilidad/viewmeeting/31/7', 'Reunión de avance'],
  ])("[ROUTE-14] the window title of %s ends with '{product title} v2.8.12'", async (address, name) => {
    openSampleSession();
    render(createProductSite(address).site);
    await waitFor(() => expect(document.title).toBe(`${name} | ${PRODUCT}`));
  });

  it('[ENT-06] other private screens have their own switcher and sign-out, and no menu under the e-mail', async () => {
    openSampleSession();
    render(createProductSite('/app/home').site);
    const header = within(await screen.findByRole('banner'));
    expect(header.getByRole('link', { name: /Cambiar de entidad/ }).getAttribute('href')).toBe(
      '/user-entities',
    );
    expect(header.queryByText(sampleUsuario.correoEletronico)).toBeNull();
    await userEvent.click(header.getByRole('button', { name: /Menú de usuario/ }));
    expect(screen.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeTruthy();
  });

  it('an unknown private address keeps the private shell and leads to the home', async () => {
    openSampleSession();
    render(createProductSite('/app/no-existe').site);
    expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/app/home');
    expect(screen.getByRole('navigation', { name: 'Menú de funcionalidades' })).toBeTruthy();
  });

  it('[TABLE-06] the menu of the person leads to their exportaciones, beside their sessions', async () => {
    openSampleSession();
    const { site, router } = createProductSite('/app/home');
    render(site);
    await userEvent.click(await screen.findByRole('button', { name: /Menú de usuario/ }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items.join()).toBe(
      'Cambiar de entidad,Mi perfil,Mis sesiones,Mis datos,Mis exportaciones,Cerrar sesión',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mis exportaciones' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/exports'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Exportaciones' })).toBeTruthy();
  });

  it('[LOGOUT-01] signing out asks, and No changes nothing', async () => {
    openSampleSession();
    render(createProductSite('/app/home').site);
    await userEvent.click(await screen.findByRole('button', { name: /Menú de usuario/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¡Cerrar sesión!' }));
    expect(dialog.getByText('¿Realmente desea cerrar la sesión?')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(localStorage.getItem('access_token')).toBe('ficha-de-prueba');
  });
});

// A page leaves once: no test after this one signs in or out.
describe('leaving', () => {
  it("[LOGOUT-02] [SHELL-04] 'Si' ends the session on the server, clears level data and all but entitiesData, empties the user and leaves", async () => {
    const departures: string[] = [];
    const { site, calls } = createProductSite('/app/home', {
      [`${emisor}/.well-known/openid-configuration`]: 503,
      '/servicioLogin/logout': { cerrada: true },
    });
    vi.stubGlobal('location', {
      origin: 'http://localhost:3000',
      pathname: '/app/home',
      href: 'http://localhost:3000/app/home',
      assign: (address: string) => departures.push(address),
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openSampleSession();
    const entities = localStorage.getItem('entitiesData');
    localStorage.setItem('nivelActual', 'tres');
    render(site);
    await userEvent.click(await screen.findByRole('button', { name: /Menú de usuario/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¡Cerrar sesión!' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Si' }));
    await waitFor(() => expect(departures).toEqual(['/']));
    const logout = calls.find(({ url }) => url === '/api/servicioLogin/logout');
    expect(logout?.headers.get('Authorization')).toBe('Bearer ficha-de-prueba');
    expect(Object.keys(localStorage)).toEqual(['entitiesData']);
    expect(localStorage.getItem('entitiesData')).toBe(entities);
    expect(sessionStorage.getItem('loaded')).toBeNull();
    expect(screen.queryByText('Administrador')).toBeNull();
    vi.restoreAllMocks();
  });
});

describe('components page', () => {
  it('exists in an evaluation only', async () => {
    render(createProductSite('/componentes').site);
    expect(await screen.findByRole('heading', { level: 1, name: 'Componentes' })).toBeTruthy();
  });
  it('is not found in production', async () => {
    const configuracion = { ...sampleConfiguracion, demostracion: false };
    render(createProductSite('/componentes', { '/configuracion': configuracion }).site);
    expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeTruthy();
  });
});
