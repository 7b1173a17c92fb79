import type { Request } from '@playwright/test';
import { enterAs, expectHome, fillSignIn, signInAs } from './support/authenticator-page.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';
import { countLogins } from './support/sign-in-calls.ts';
import { landAfter } from './support/sign-out.ts';
import { rememberStartAttempt, sawStartAttempt, waitForStartAttempt } from './support/start-attempt.ts';
import {
  expectLocalKeys,
  expectSessionStorage,
  readLocalStorage,
  readSessionStorage,
  writeLocalStorage,
} from './support/storage.ts';

async function bearer(page: Page): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await readLocalStorage(page))['access_token']}` };
}

const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Menú de funcionalidades' }).getByRole('link');

test.describe('a person of one entity', () => {
  test('enters by the form, and what the browser keeps on the way and once signed in', async ({ page }) => {
    const logins = countLogins(page);
    await test.step('[LOGIN-13] session storage holds flow, type and loading on the way, and loaded once signed in', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'iniciar sesión', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
      await expectSessionStorage(page, { flow: 'implicit', type: 'login', loading: 'true' });
      await fillSignIn(page, '1000000009');
      await expectHome(page);
      await expectSessionStorage(page, { flow: 'implicit', type: 'login', loaded: 'true' });
      expect(await readSessionStorage(page)).not.toHaveProperty('loading');
    });
    await test.step('[LOGIN-13] local storage holds the specified keys only, the payload encoded', async () => {
      await expectLocalKeys(page, ['access_token', 'entitiesData', 'info_user', 'payload']);
      const { payload = '' } = await readLocalStorage(page);
      expect(() => JSON.parse(payload) as unknown).toThrow();
    });
    await test.step('[LOGIN-05] [ENT-08] [LOGIN-02] enters directly; reload and second tab make no second login call', async () => {
      expect(logins()).toBe(1);
      await page.reload();
      await expectHome(page);
      const second = await page.context().newPage();
      await second.goto('/');
      await expectHome(second);
      expect(logins()).toBe(1);
    });
    await test.step("[ROUTE-01] [ROUTE-05] with a payload the root goes to 'app' at once", async () => {
      await rememberStartAttempt(page);
      await page.goto('/');
      await expectHome(page);
      expect(await sawStartAttempt(page)).toBe(false);
    });
  });

  test('[LOGIN-13] screens, drafts, theme and searches of the private area keep nothing else in local storage', async ({
    page,
  }) => {
    await openHomeAs(page, '1000000001');
    await page.getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
    await page.goto('/app/admin/users?estado=pendiente');
    await expect(page.getByRole('heading', { name: 'Usuarios encontrados' })).toBeVisible();
    await page.goto('/mesas-interoperabilidad/consult/1');
    await page.getByRole('tab', { name: 'Información' }).click();
    await expectLocalKeys(page, ['access_token', 'entitiesData', 'info_user', 'payload', 'tab']);
  });

  test('[LOGIN-04] [LOGIN-05] [LOGIN-19] one entity: loaded, access token and current user are stored, with its rol and funcionalidades in the payload', async ({
    page,
  }) => {
    const answers = page.waitForResponse('**/api/servicioLogin/login');
    await enterAs(page, '1000000002');
    const login = (await (await answers).json()) as {
      access_token: string;
      payload: { rol: object; funcionalidades: object[] }[];
    };
    await expectSessionStorage(page, { loaded: 'true' });
    const { payload = '', info_user = '', access_token } = await readLocalStorage(page);
    expect(access_token).toBe(login.access_token);
    const person = {
      primerNombre: 'Luisa',
      segundoNombre: null,
      primerApellido: 'Peña',
      segundoApellido: 'Arango',
      usuario: '1000000002',
      correoEletronico: 'luisa.pena@mintic.ejemplo.gov.co',
    };
    const { rol, funcionalidades } = login.payload[0] ?? { rol: {}, funcionalidades: [] };
    expect(rol).toMatchObject({ nombre: 'Consultor MinTIC' });
    expect(funcionalidades.length).toBeGreaterThan(0);
    expect(JSON.parse(info_user)).toMatchObject(person);
    expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toMatchObject({
      ...person,
      rol,
      funcionalidades,
    });
  });

  test('[LOGIN-05] [LOGIN-06] every entity of the answer counts: with one to enter and one pending the person chooses', async ({
    page,
  }) => {
    const [added] = await askDatabase(`insert into membresias (usuario_id, entidad_id, estado)
      select u.id, e.id, 'pendiente' from usuarios u, entidades e
      where u.numero_identificacion = '1000000009' and e.sigla = 'DIAN' returning id`);
    try {
      await signInAs(page, '1000000009');
      await expect(page).toHaveURL('/user-entities');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      const pending = page.getByRole('main').getByRole('button', { name: /impuestos y aduanas/ });
      await expect(pending).toHaveAttribute('aria-disabled', 'true');
      await expect(pending).toHaveAccessibleDescription('Usuario pendiente por aprobación-MinTIC');
    } finally {
      await askDatabase(`delete from membresias where id = ${added?.['id']}`);
    }
  });

  test("[LOGIN-02] a token that comes while 'loaded' is set makes no login call", async ({ page }) => {
    const logins = countLogins(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'iniciar sesión', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    await page.evaluate(`sessionStorage.setItem('loaded', 'true')`);
    await fillSignIn(page, '1000000009');
    await expect(page).toHaveURL('/');
    await rememberStartAttempt(page);
    await page.reload();
    await waitForStartAttempt(page);
    expect(logins()).toBe(0);
    await expectLocalKeys(page, []);
  });

  test('[ROUTE-05] [GEN-02] a private address without a session starts the sign-in and comes back to it', async ({
    page,
  }) => {
    await page.goto('/app/home?desde=correo');
    await fillSignIn(page, '1000000003');
    await expect(page).toHaveURL('/app/home?desde=correo');
    await expect(page.getByRole('heading', { level: 1, name: /Camilo$/ })).toBeVisible();
  });

  test('[GEN-02] [ROUTE-05] every other screen starts the sign-in, too', async ({ page }) => {
    for (const path of [
      '/user-entities',
      '/app',
      '/app/home',
      '/app/admin/users',
      '/app/level/process-levelconsult',
      '/app/mesas-interoperabilidad/create',
      '/app/elementos-de-dato',
      '/app/notifications',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Ingresar' }), path).toBeVisible();
      await expect(page, path).toHaveURL(/\/autenticador\/ingresar\//);
    }
  });

  for (const path of ['/app/home', '/inicio']) {
    test.describe(path, () => {
      test('[ROUTE-10] [LAND-04] [LOGIN-07] loads the configuration of the authenticator and starts a sign-in, flow implicit and type login', async ({
        page,
      }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
        expect(asked).toContain('/autenticador/.well-known/openid-configuration');
        await expectSessionStorage(page, { flow: 'implicit', type: 'login' });
      });
    });
  }

  test('[LOGOUT-03] an error of a call is told by the screen that asked; only 401 ends the session', async ({
    page,
  }) => {
    await openHomeAs(page, '1000000012');
    await page.goto('/mesas-interoperabilidad/home');
    const alert = page.getByRole('main').getByRole('alert');
    for (const status of [403, 404, 409, 500]) {
      const mensaje = `La consulta falló con ${status}.`;
      await page.route('**/api/mesaInteroperabilidad/listar', (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'PRUEBA', mensaje, status }),
        }),
      );
      await page.getByRole('button', { name: 'Consultar', exact: true }).click();
      await expect(alert.filter({ hasText: mensaje })).toBeVisible();
      await expectLocalKeys(page, [
        'access_token',
        'active',
        'dataTblInter',
        'entitiesData',
        'info_user',
        'payload',
      ]);
      await page.unroute('**/api/mesaInteroperabilidad/listar');
    }
    await page.goto('/mesas-interoperabilidad/viewmeeting/1/1');
    const download = page.getByRole('button', { name: /^Descargar/ }).first();
    await expect(download).toBeVisible();
    // No other call of the page is the one that meets the end of the session.
    await page.waitForLoadState('networkidle');
    // What the screen says can be read while the sign-out waits.
    const { promise: mayLeave, resolve: leave } = Promise.withResolvers<void>();
    await page.route('**/api/servicioLogin/logout', async (route) => {
      await mayLeave;
      await route.continue();
    });
    await page.request.post('/api/servicioLogin/logout', { headers: await bearer(page) });
    await landAfter(page, async () => {
      await download.click();
      const mensaje = 'Su sesión no existe o ya terminó. Inicie sesión de nuevo.';
      await expect(page.getByRole('alert').filter({ hasText: mensaje })).toBeVisible();
      leave();
    });
    await expect(page.getByText('Su sesión terminó. Inicie sesión de nuevo para continuar.')).toBeVisible();
    await expectLocalKeys(page, ['entitiesData']);
  });

  test('[ROUTE-01] [LOGOUT-03] a session the server revoked ends at the landing with the reason, not in a loop', async ({
    page,
  }) => {
    await openHomeAs(page, '1000000012');
    await page.request.post('/api/servicioLogin/logout', { headers: await bearer(page) });
    await landAfter(page, () => page.goto('/'));
    await expect(page.getByText('Su sesión terminó. Inicie sesión de nuevo para continuar.')).toBeVisible();
    const visits: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) visits.push(frame.url());
    });
    await rememberStartAttempt(page);
    await page.reload();
    await waitForStartAttempt(page);
    await expect(page.getByRole('button', { name: 'iniciar sesión', exact: true })).toBeVisible();
    expect(visits).toHaveLength(1);
    await expectLocalKeys(page, ['entitiesData']);
  });

  test('[LOGIN-12] [SHELL-08] editing payload and info_user changes neither menu nor role nor data after a reload', async ({
    page,
  }) => {
    await openHomeAs(page, '1000000010');
    const entries = await menu(page).allInnerTexts();
    const role = await page.getByRole('region', { name: 'Ubicación' }).innerText();
    const stored = await readLocalStorage(page);
    const payload = JSON.parse(Buffer.from(stored['payload'] ?? '', 'base64').toString()) as {
      funcionalidades: object[];
    };
    const forged = {
      ...payload,
      primerNombre: 'Falsa',
      rol: { nombre: 'Administrador MinTIC' },
      funcionalidades: payload.funcionalidades.concat({
        id: 99,
        nombre: 'Falsa',
        subFuncionalidades: [
          {
            id: 99,
            nombreFuncionalidad: 'Falsa',
            descripcion: '',
            url: '/app/falsa',
            consulta: true,
            icono: 'x',
            listaItems: [],
          },
        ],
      }),
    };
    await writeLocalStorage(page, 'payload', Buffer.from(JSON.stringify(forged)).toString('base64'));
    await writeLocalStorage(page, 'info_user', JSON.stringify({ ...forged, primerApellido: 'Persona' }));
    await page.reload();
    await expectHome(page);
    await expect(menu(page)).toHaveText(entries);
    await expect(page.getByRole('heading', { level: 1, name: /Catalina$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ubicación' })).toHaveText(role, { useInnerText: true });
    expect(JSON.parse((await readLocalStorage(page))['info_user'] ?? '{}')).toMatchObject({
      primerNombre: 'Catalina',
      primerApellido: 'Echeverri',
    });
  });

  test('[LOGIN-12] [API-02] edited NombreUsuario and User headers change neither data nor audit', async ({
    page,
  }) => {
    await openHomeAs(page, '1000000013');
    const [entidad] = JSON.parse((await readLocalStorage(page))['entitiesData'] ?? '[]') as { id: number }[];
    const answer = await page.request.post('/api/usuarios/cambiarEntidad', {
      headers: { ...(await bearer(page)), NombreUsuario: 'María Rojas', User: '1000000001' },
      data: { entidadId: entidad?.id },
    });
    expect(await answer.json()).toMatchObject({ primerNombre: 'Íñigo', usuario: '1000000013' });
    const [row] = await askDatabase(`
      select u.numero_identificacion, a.actor_role from audit_events a join usuarios u on u.id = a.actor_user_id
      where a.action = 'elegir-entidad' and u.numero_identificacion in ('1000000001', '1000000013')
      order by a.id desc limit 1`);
    expect(row).toEqual({ numero_identificacion: '1000000013', actor_role: 'Coordinador MinTIC' });
  });

  test('[API-02] names with any letter travel, also those outside Latin-1, and to no other address', async ({
    page,
  }) => {
    await askDatabase(
      `update usuarios set primer_apellido = 'Gütiérrez Łukasz' where numero_identificacion = '1000000003'`,
    );
    const anyCall = page.waitForResponse(
      (response) => response.url().includes('/api/') && response.request().method() === 'GET',
    );
    await openHomeAs(page, '1000000003');
    expect((await anyCall).status()).toBe(200);
    const headers = await (await anyCall).request().allHeaders();
    expect(decodeURIComponent(headers['nombreusuario'] ?? '')).toBe('Camilo Gütiérrez Łukasz');
    expect(headers['user']).toBe('1000000003');
    expect(headers['authorization']).toBe((await bearer(page)).authorization);

    // What is asked elsewhere, with the same person signed in, tells nothing of them.
    const others: Request[] = [];
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/api/')) others.push(request);
    });
    await page.reload();
    await expectHome(page);
    expect(others.map((request) => new URL(request.url()).pathname)).toContain('/api-public/configuracion');
    for (const request of others) {
      const { authorization, nombreusuario, user } = await request.allHeaders();
      expect({ authorization, nombreusuario, user }, request.url()).toEqual({});
    }
    await askDatabase(
      `update usuarios set primer_apellido = 'Ñustes' where numero_identificacion = '1000000003'`,
    );
  });

  test('[SHELL-08] a funcionalidad taken from the role takes its entry, its card and its access away', async ({
    page,
  }) => {
    await openHomeAs(page, '1000000009');
    const ofMesas = `from roles_permisos p using roles r, subfuncionalidades s where r.id = p.rol_id
      and s.id = p.subfuncionalidad_id and r.codigo = 'gestor-ies' and s.codigo = 'mesas' returning p.*`;
    const taken = await askDatabase(`delete ${ofMesas}`);
    expect(taken.length).toBeGreaterThan(0);
    try {
      const answer = await page.request.post('/api/mesaInteroperabilidad/listar', {
        headers: await bearer(page),
        data: {},
      });
      expect(answer.status()).toBe(403);
      await page.reload();
      await expectHome(page);
      await expect(menu(page).filter({ hasText: 'Mesas de interoperabilidad' })).toHaveCount(0);
      await page.getByText('Todas las funciones').click();
      const cards = page.getByRole('region', { name: 'Gestión' });
      await expect(cards.getByText('Solicitudes', { exact: true }).first()).toBeVisible();
      await expect(cards.getByText('Mesas de interoperabilidad')).toHaveCount(0);
    } finally {
      for (const { rol_id, subfuncionalidad_id, accion } of taken)
        await askDatabase(
          `insert into roles_permisos values (${rol_id}, ${subfuncionalidad_id}, '${accion}')`,
        );
    }
    await page.reload();
    await expect(menu(page).filter({ hasText: 'Mesas de interoperabilidad' })).toHaveCount(1);
  });

  test('[LOGIN-03] [REG-01] with type register a person who has an account goes to register all the same', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'REGISTRAR NUEVO USUARIO' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'continuar' }).click();
    const logins = countLogins(page);
    await fillSignIn(page, '1000000001');
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('main')).toContainText('1000000001');
    expect(logins()).toBe(0);
  });

  test('a wrong password tells nothing of the account', async ({ page }) => {
    await page.goto('/app/home');
    await fillSignIn(page, '1000000002', 'Equivocada1*');
    await expect(page.getByRole('alert')).toContainText(
      'El número de identificación o la contraseña no son correctos.',
    );
    await signInAs(page, '1000000002');
    await expectHome(page);
  });
});
