import type { Request } from '@playwright/test';
import { fillSignIn } from './support/authenticator-page.ts';
import { askDatabase } from './support/database.ts';
import { beginJourney, expect, type LongJourney, type Page, test } from './support/journey.ts';
import { openSession } from './support/open-session.ts';
import { askLogout, logout, openUserMenu } from './support/private-page.ts';
import { rememberStartAttempt, waitForStartAttempt } from './support/start-attempt.ts';
import {
  expectLocalKeys,
  expectSessionStorage,
  readLocalStorage,
  readSessionStorage,
} from './support/storage.ts';

interface EntidadDeLogin {
  readonly id: number;
  readonly nombre: string;
  readonly usuarioPorAprobar: boolean;
  readonly estadoUsuario: boolean;
}

/** What a card of the menu leads to and says. */
interface Card {
  readonly url: string;
  readonly descripcion: string;
}

const DIAN = /impuestos y aduanas/i;
const SNR = /superintendencia de notariado/i;
const RNEC = /registraduría/i;
const ICBF = /bienestar familiar/;

/** What the browser keeps of the person in the entity in force. */
async function readPayload(
  page: Page,
): Promise<{ rol?: unknown; funcionalidades?: unknown; usuario?: unknown }> {
  const { payload = '' } = await readLocalStorage(page);
  return JSON.parse(Buffer.from(payload, 'base64').toString() || '{}');
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('listitem').getByRole('button');
}

test.describe
  .serial('a person of several entities', () => {
    let journey: LongJourney;
    let page: Page;
    let entidades: EntidadDeLogin[] = [];
    let records: object[] = [];
    let token = '';
    const requests: Request[] = [];
    test.beforeAll(async ({ browser }) => {
      journey = await beginJourney(browser);
      page = journey.page;
      page.on('request', (request) => requests.push(request));
    });
    test.afterAll(() => journey.end());

    test('[LAND-04] [LAND-03] after the start attempt a visitor without token stays on the landing', async () => {
      await rememberStartAttempt(page);
      await page.goto('/');
      await waitForStartAttempt(page);
      await expect(page).toHaveURL('/');
      expect(requests.filter((request) => request.url().includes('/autenticador/'))).toEqual([]);
    });

    test("[LAND-05] [LOGIN-07] [LAND-04] [LOGIN-10] 'iniciar sesión' leads to the authenticator with type login and flow implicit", async () => {
      await page.getByRole('button', { name: 'iniciar sesión', exact: true }).click();
      await expect(page).toHaveURL(/\/autenticador\/ingresar\//);
      await expectSessionStorage(page, { type: 'login', flow: 'implicit' });
      const authorize = requests.find((request) => request.url().includes('/connect/authorize?'));
      const query = new URL(authorize?.url() ?? '').searchParams;
      expect(query.get('scope')).toBe('openid profile email offline_access ccd_api');
      expect(query.get('redirect_uri')).toMatch(/^http:\/\/localhost:\d+\/inicio$/);
      expect(query.get('response_type')).toBe('id_token');
    });

    test("[LOGIN-05] [ROUTE-02] [ROUTE-04] several entities lead to 'user-entities', and the answer leaves the address", async () => {
      const answers = page.waitForResponse('**/api/servicioLogin/login');
      await fillSignIn(page, '1000000004');
      const answer = await answers;
      const body = (await answer.json()) as {
        entities: EntidadDeLogin[];
        access_token: string;
        payload: object[];
      };
      ({ entities: entidades, access_token: token, payload: records } = body);
      expect(entidades).toHaveLength(4);
      await expect(page).toHaveURL('/user-entities');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(/id_token/);
      await page.goto('/user-entities');
    });

    test('[LOGIN-01] the login sends identificacion and externalToken and nothing else', () => {
      const logins = requests.filter((request) => request.url().endsWith('/servicioLogin/login'));
      expect(logins.map((request) => request.postDataJSON() as unknown)).toEqual([
        { identificacion: '1000000004', externalToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
      ]);
    });

    test('[ENT-01] [LAND-02] the choice greets by full name and tells how to register another entity', async () => {
      const main = page.getByRole('main');
      await expect(main).toContainText('Diana Patricia Vargas Niño');
      await expect(page.getByRole('banner').last()).toBeVisible();
      await expect(main.getByRole('heading', { level: 1, name: 'Le damos la bienvenida' })).toBeVisible();
      await expect(main).toContainText('seleccione la entidad con la que va a trabajar');
      await expect(main).toContainText('usar el enlace Registrar nuevo usuario de la página de inicio');
      await expect(main.getByRole('button', { name: 'cerrar sesión' })).toBeVisible();
      await expect(main.getByRole('heading', { level: 2, name: 'Entidades' })).toBeVisible();
      await expect(main).toContainText(/registrar una nueva entidad debe\s+cerrar sesión/i);
      await expect(page.getByRole('contentinfo')).toContainText(/Lunes a viernes\s*08:00 am - 05:00 pm/);
    });

    test('[ENT-01] parts of the name that are missing are skipped, with single spaces between the others', async ({
      browser,
    }) => {
      const setSegundos = (nombre: string, apellido: string) =>
        askDatabase(`update usuarios set segundo_nombre = ${nombre}, segundo_apellido = ${apellido}
          where numero_identificacion = '1000000004' returning id`);
      await setSegundos('null', 'null');
      const other = await browser.newPage();
      try {
        await openSession(other, '1000000004');
        await other.goto('/user-entities');
        await expect(other.getByRole('main').locator('strong').first()).toHaveText(/^Diana Vargas$/);
      } finally {
        await setSegundos(`'Patricia'`, `'Niño'`);
        await other.close();
      }
    });

    test('[ENT-05] the first usable entity is the context already, without leaving the screen', async () => {
      const first = records.find((record) => Object.keys(record).length > 0) as {
        rol: object;
        funcionalidades: object;
        entidadDTO: { id: number };
      };
      await expect
        .poll(() => readPayload(page))
        .toMatchObject({
          rol: first.rol,
          funcionalidades: first.funcionalidades,
          entidad: { id: first.entidadDTO.id },
        });
      await expect(page).toHaveURL('/user-entities');
    });

    test('[ENT-02] the name of an entity shows its first letter upper and the rest lower', async () => {
      for (const [position, { nombre }] of entidades.entries()) {
        const shown = nombre.charAt(0).toLocaleUpperCase('es') + nombre.slice(1).toLocaleLowerCase('es');
        await expect(cards(page).nth(position).getByText(shown, { exact: true })).toBeVisible();
      }
    });

    test('[ENT-02] cards measure 330 x 100 with an icon of 50 px, and are never wider than the screen', async () => {
      await expect(cards(page)).toHaveCount(4);
      for (const card of await cards(page).all()) {
        expect(await card.boundingBox()).toMatchObject({ width: 330, height: 100 });
        expect(await card.locator('span').first().boundingBox()).toMatchObject({ width: 50, height: 50 });
      }
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 700 });
      for (const card of await cards(page).all())
        await expect.poll(async () => (await card.boundingBox())?.width).toBeLessThanOrEqual(320);
      if (size) await page.setViewportSize(size);
    });

    test('[ENT-03] an entity that cannot be entered is grey with a white icon; one that can is not', async () => {
      const icon = (name: RegExp) => cards(page).filter({ hasText: name }).locator('svg').first();
      await expect(icon(ICBF)).toHaveCSS('color', 'rgb(255, 255, 255)');
      const background = await cards(page)
        .filter({ hasText: ICBF })
        .evaluate((card) => getComputedStyle(card).backgroundColor);
      const [red = 0, green = 0, blue = 0] = background.match(/\d+/g)?.map(Number) ?? [];
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(16);
      const usable = cards(page)
        .filter({ hasNot: page.locator('[aria-hidden="true"][id]') })
        .first();
      await expect(usable.locator('svg').first()).not.toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(usable).not.toHaveAttribute('aria-disabled');
    });

    test('[ENT-03] the status line of an entity that can be entered is blank', async () => {
      for (const name of [DIAN, SNR]) {
        const card = cards(page).filter({ hasText: name });
        await expect(card).toHaveAccessibleDescription('');
        await expect(card).not.toContainText('Usuario');
      }
    });

    test('[ENT-02] [ENT-03] [ENT-07] pending and inactive entities are disabled, for the keyboard too, and say why', async () => {
      await expect(cards(page)).toHaveCount(4);
      for (const [name, reason] of [
        [RNEC, 'Usuario pendiente por aprobación-MinTIC'],
        [ICBF, 'Usuario inactivo'],
      ] as const) {
        const card = cards(page).filter({ hasText: name });
        await expect(card).toHaveAttribute('aria-disabled', 'true');
        await expect(card).toHaveAccessibleDescription(reason);
        await card.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Space');
        await card.click({ force: true });
      }
      await expect(page).toHaveURL('/user-entities');
      const chosen = requests.filter((request) => request.url().endsWith('/usuarios/cambiarEntidad'));
      const usable = entidades.filter(
        ({ estadoUsuario, usuarioPorAprobar }) => estadoUsuario && !usuarioPorAprobar,
      );
      for (const request of chosen)
        expect(usable.map(({ id }) => id)).toContain(
          (request.postDataJSON() as { entidadId: number }).entidadId,
        );
    });

    test('[ENT-07] the server refuses a pending and an inactive entity as well', async () => {
      for (const { id } of entidades.filter(({ estadoUsuario }) => !estadoUsuario)) {
        const answer = await page.request.post('/api/usuarios/cambiarEntidad', {
          headers: { authorization: `Bearer ${token}` },
          data: { entidadId: id },
        });
        expect(answer.status()).toBe(403);
      }
    });

    test('[ENT-04] the button filters whatever case and accents, the state of the cards stays, typing shows all', async () => {
      const search = page.getByRole('textbox', { name: 'Buscar por palabra' });
      await search.fill('REGISTRADURIA');
      await expect(cards(page)).toHaveCount(4);
      await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(cards(page)).toHaveAccessibleDescription('Usuario pendiente por aprobación-MinTIC');
      await search.fill('x');
      await expect(cards(page)).toHaveCount(4);
    });

    test("[ENT-06] the header has title, e-mail and a menu with 'Cambiar de entidad' and 'Cerrar sesión'", async () => {
      const header = page.getByRole('banner').last();
      await expect(header).toContainText('Marco de Interoperabilidad');
      await expect(header).toContainText('diana.vargas@dian.ejemplo.gov.co');
      await openUserMenu(page);
      await expect(page.getByRole('menuitem')).toHaveText(['Cambiar de entidad', 'Cerrar sesión']);
      await page.keyboard.press('Escape');
    });

    test("[ENT-05] [ROUTE-05] choosing a card goes to 'app' and its home with breadcrumb and role", async () => {
      const bound = page.waitForResponse('**/usuarios/cambiarEntidad');
      await cards(page).filter({ hasText: SNR }).click();
      await expect(page).toHaveURL('/app/home');
      const { rol, funcionalidades, usuario } = (await (await bound).json()) as Awaited<
        ReturnType<typeof readPayload>
      >;
      await expect.poll(() => readPayload(page)).toMatchObject({ rol, funcionalidades, usuario });
      // The server tells who the person is in the entity that is now in force.
      const details = await page.request.get('/api/servicioLogin/usuario', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await details.json()).toMatchObject({
        rol,
        funcionalidades,
        usuario,
        entidad: { nombre: expect.stringMatching(SNR) },
      });
      await page.goto('/user-entities');
      await cards(page).filter({ hasText: DIAN }).click();
      await expect(page).toHaveURL('/app/home');
      const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
      await expect(trail.getByRole('link')).toHaveText(['Inicio']);
      await expect(trail.locator('[aria-current="page"]')).toHaveText('Administración');
      await expect(page.getByRole('region', { name: 'Ubicación' })).toContainText('Funcionario de entidad');
      await expect(page.getByRole('banner')).toContainText(DIAN);
    });

    test('[ENT-06] another private screen has its own switcher and sign-out instead of that menu', async () => {
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: /^Cambiar de entidad/ })).toHaveAttribute(
        'href',
        '/user-entities',
      );
      await expect(header).not.toContainText('diana.vargas@dian.ejemplo.gov.co');
      await openUserMenu(page);
      await expect(page.getByRole('menuitem', { name: 'Mis sesiones' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    test('[SHELL-02] [SHELL-08] menu and cards are the funcionalidades of the server', async () => {
      const answer = await page.request.get('/api/servicioLogin/usuario', {
        headers: { authorization: `Bearer ${token}` },
      });
      const { funcionalidades } = (await answer.json()) as {
        funcionalidades: {
          nombre: string;
          subFuncionalidades: (Card & {
            nombreFuncionalidad: string;
            listaItems: (Card & { nombre: string })[];
          })[];
        }[];
      };
      const names = funcionalidades.flatMap(({ subFuncionalidades }) =>
        subFuncionalidades.map(({ nombreFuncionalidad }) => nombreFuncionalidad),
      );
      expect(names.length).toBeGreaterThan(0);
      const parts = funcionalidades.flatMap(({ subFuncionalidades }) => subFuncionalidades);
      expect(parts.some(({ listaItems }) => listaItems.length === 0)).toBe(true);
      expect(parts.some(({ listaItems }) => listaItems.length > 0)).toBe(true);
      await expect(
        page.getByRole('navigation', { name: 'Menú de funcionalidades' }).getByRole('link'),
      ).toHaveText(['Inicio', ...names]);
      await page.getByText('Todas las funciones').click();
      for (const { nombre, subFuncionalidades } of funcionalidades) {
        const section = page.getByRole('region', { name: nombre, exact: true });
        const expectCard = async (title: string, { url, descripcion }: Card) => {
          const card = section.getByRole('listitem').filter({
            has: page.getByRole('heading', { level: 3, name: title, exact: true }),
          });
          await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', url);
          await expect(card).toContainText(descripcion);
        };
        for (const sub of subFuncionalidades) {
          await expectCard(sub.nombreFuncionalidad, sub);
          for (const item of sub.listaItems) await expectCard(item.nombre, item);
        }
        // One list for the funcionalidad and one for each part with items; one without them shows nothing at all.
        const withItems = subFuncionalidades.filter(({ listaItems }) => listaItems.length > 0);
        await expect(section.getByRole('list')).toHaveCount(1 + withItems.length);
        const titles = subFuncionalidades.flatMap((sub) => [
          sub.nombreFuncionalidad,
          ...sub.listaItems.map((item) => item.nombre),
        ]);
        for (const title of titles)
          await expect(section.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
      }
    });

    test('[ROUTE-15] [API-02] the mesas keep their address, in the private shell, with private calls only', async () => {
      requests.length = 0;
      await page
        .getByRole('navigation', { name: 'Menú de funcionalidades' })
        .getByRole('link', { name: 'Mesas de interoperabilidad' })
        .click();
      await expect(page).toHaveURL('/mesas-interoperabilidad/home');
      await page.getByRole('textbox', { name: 'Nombre de la mesa' }).fill('Pasaportes');
      await page.getByRole('button', { name: 'Consultar', exact: true }).click();
      await page.getByRole('link', { name: 'VER MESA Pasaportes', exact: true }).click();
      await expect(page.getByRole('link', { name: /^VER reunión/ }).first()).toBeVisible();
      const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
      await expect(trail.getByRole('link')).toHaveText(['Inicio', 'Mesas de Interoperabilidad']);
      await expect(page.getByRole('region', { name: 'Ubicación' })).toContainText('Funcionario de entidad');
      const calls = requests.filter((request) => /\/api(-public)?\//.test(request.url()));
      const about = calls.filter((request) => /mesa|servicio|usuarios/i.test(request.url()));
      expect(about.length).toBeGreaterThan(5);
      for (const request of about) expect(new URL(request.url()).pathname).toMatch(/^\/api\//);
      for (const request of about) {
        const headers = await request.allHeaders();
        expect(headers['authorization']).toBe(`Bearer ${token}`);
        expect(headers['nombreusuario']).toBe('Diana Vargas');
        expect(headers['user']).toBe('1000000004');
      }
      for (const request of requests.filter((candidate) => !about.includes(candidate))) {
        const { authorization, nombreusuario, user } = await request.allHeaders();
        if (!new URL(request.url()).pathname.startsWith('/api/'))
          expect([authorization, nombreusuario, user]).toEqual([undefined, undefined, undefined]);
      }
    });

    test('[GEN-03] [ROUTE-04] another entity is chosen later without signing in again', async () => {
      requests.length = 0;
      await openUserMenu(page);
      await page.getByRole('menuitem', { name: 'Cambiar de entidad' }).click();
      await expect(page).toHaveURL('/user-entities');
      await cards(page).filter({ hasText: SNR }).click();
      await expect(page).toHaveURL('/app/home');
      await expect(page.getByRole('banner')).toContainText(SNR);
      expect(requests.filter((request) => request.url().endsWith('/servicioLogin/login'))).toEqual([]);
    });

    test("[LOGOUT-01] signing out asks first, and 'No' changes nothing", async () => {
      const before = await readLocalStorage(page);
      await askLogout(page);
      const modal = page.getByRole('alertdialog', { name: '¡Cerrar sesión!' });
      await expect(modal).toContainText('¿Realmente desea cerrar la sesión?');
      await expect(modal.getByRole('button', { name: 'Si', exact: true })).toBeVisible();
      await modal.getByRole('button', { name: 'No', exact: true }).click();
      await expect(modal).toBeHidden();
      await expect(page).toHaveURL('/app/home');
      expect(await readLocalStorage(page)).toEqual(before);
    });

    test("[LOGOUT-02] [LOGIN-13] 'Si' leads to the root, refuses the old token and keeps entitiesData only", async () => {
      await logout(page);
      await expectLocalKeys(page, ['entitiesData']);
      await expect(page.getByRole('button', { name: 'Menú de usuario' })).toHaveCount(0);
      expect(await readSessionStorage(page)).not.toHaveProperty('loaded');
      const answer = await page.request.get('/api/servicioLogin/usuario', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status()).toBe(401);
    });

    test('[LOGOUT-04] the authenticator asks for the password again', async () => {
      await page.getByRole('button', { name: 'iniciar sesión', exact: true }).click();
      await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    });
  });
