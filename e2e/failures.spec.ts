import type { Route } from '@playwright/test';
import { enterAs, expectHome, fillSignIn, signInAs } from './support/authenticator-page.ts';
import { expect, type Page, test } from './support/journey.ts';
import { HOME, results } from './support/mesas-page.ts';

const NO_CONNECTION = 'No fue posible conectarse con el servidor.';
const UNREADABLE = 'El servidor respondió algo que no se pudo leer.';
const SERVER_WORDS = 'El servicio está en mantenimiento.';

type Failure = readonly [name: string, fail: (route: Route) => Promise<void>, reason: string];

function answerProblem(status: number): (route: Route) => Promise<void> {
  return (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'PRUEBA', mensaje: SERVER_WORDS, status }),
    });
}

/** A login the server does not accept. */
const REFUSED: Failure = ['error 403', answerProblem(403), SERVER_WORDS];

/** The ways a call can fail, with what the person reads. */
const FAILURES: readonly Failure[] = [
  ['no connection', (route) => route.abort(), NO_CONNECTION],
  ['error 500', answerProblem(500), SERVER_WORDS],
  [
    'nonsense',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>proxy</h1>' }),
    UNREADABLE,
  ],
];

/** Makes the calls of a path fail until the answer is called. */
async function failCalls(page: Page, path: string, fail = FAILURES[0]?.[1]): Promise<() => Promise<void>> {
  if (!fail) throw new Error('No way to fail.');
  await page.route(path, fail);
  return () => page.unroute(path);
}

/** A reason shows; once the server answers again, Reintentar brings the content. */
async function expectReasonAndRetry(page: Page, reason: string, mend: () => Promise<void>): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: reason });
  await expect(alert).toBeVisible();
  await mend();
  await alert.getByRole('button', { name: /^Reintentar/ }).click();
  await expect(alert).toBeHidden();
}

test.describe('[ERR-02] the search of mesas tells the reason, offers Reintentar and keeps what was typed', () => {
  test('[ERR-02] without connection, with an error of the server and with nonsense: reason and Reintentar, and what was typed stays', async ({
    page,
  }) => {
    await page.goto(HOME);
    const nombre = page.getByRole('textbox', { name: 'Nombre de la mesa' });
    for (const [at, [name, fail, reason]] of FAILURES.entries()) {
      // Another search each time: one that was answered is not asked again.
      const typed = 'pasaporte'.slice(0, 9 - at);
      await test.step(name, async () => {
        const mend = await failCalls(page, '**/mesaInteroperabilidad/listar', fail);
        await nombre.fill(typed);
        await page.getByRole('button', { name: 'Consultar', exact: true }).click();
        await expectReasonAndRetry(page, reason, async () => {
          await expect(nombre).toHaveValue(typed);
          await mend();
        });
        await expect(nombre).toHaveValue(typed);
        await expect(results(page).getByRole('rowheader')).toHaveCount(10);
      });
    }
  });

  test('[ERR-02] a list of the form that fails says so in its place, keeps the form and comes back', async ({
    page,
  }) => {
    const mend = await failCalls(page, '**/api-public/usuarios/mintic');
    await page.goto(HOME);
    await page.getByRole('textbox', { name: 'Nombre de la mesa' }).fill('pasaporte');
    await expectReasonAndRetry(page, NO_CONNECTION, mend);
    await expect(page.getByRole('textbox', { name: 'Nombre de la mesa' })).toHaveValue('pasaporte');
    await page.getByLabel('Consultor principal de apoyo').selectOption({ label: 'Luisa Peña Arango' });
  });

  test('[ERR-02] an autocomplete that fails offers Reintentar and keeps the text', async ({ page }) => {
    const mend = await failCalls(page, '**/entidad/finderTopFive');
    await page.goto(HOME);
    const box = page.getByRole('combobox', { name: 'Entidad Líder' });
    await box.fill('relaciones');
    await expect(page.getByText('No fue posible buscar.').last()).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Reintentar', exact: true }).click();
    await page.getByRole('option', { name: 'Ministerio de relaciones exteriores' }).click();
    await expect(box).toHaveValue('Ministerio de relaciones exteriores');
  });
});

test('[SHELL-06] loading shows while requests are pending and goes with the last one, also by error', async ({
  page,
}) => {
  const [held, failing] = ['**/api-public/usuarios/mintic', '**/api-public/estados-servicio'];
  const routes: Route[] = [];
  for (const path of [held, failing])
    await page.route(path, (route) => {
      routes.push(route);
    });
  await page.goto(HOME);
  const loading = page.getByRole('status').getByText('Cargando', { exact: true });
  await expect.poll(() => routes.length).toBe(2);
  await expect(loading).toHaveCount(1);
  const [first, last] = routes;
  await first?.continue();
  await page.waitForResponse((response) => response.url() === first?.request().url());
  await expect(loading).toHaveCount(1);
  await last?.abort();
  await expect(loading).toHaveCount(0);
});

test.describe('[ERR-02] each tab of a mesa, and a meeting, tells the reason and offers Reintentar', () => {
  test('[ERR-02] the tabs show reason and Reintentar, each by itself', async ({ page }) => {
    const tabs = [
      ['Información', '**/mesaInteroperabilidad/listarMesaId'],
      ['Entidades participantes', '**/mdi-minteroperabilidad-entidads-mesa/1'],
      ['Servicios de la mesa', '**/mesaInteroperabilidad/servicios-mesa/mesa/1'],
      ['Reuniones de avance', '**/mesaInteroperabilidad/listarReunionMesa'],
    ] as const;
    const mends = new Map<string, () => Promise<void>>();
    for (const [tab, path] of tabs) mends.set(tab, await failCalls(page, path, FAILURES[1]?.[1]));
    await page.goto('/mesas-interoperabilidad/consult/1');
    for (const [tab, mend] of mends) {
      await page.getByRole('tab', { name: tab }).click();
      await expectReasonAndRetry(page, SERVER_WORDS, mend);
      await expect(page.getByRole('tabpanel'), tab).not.toContainText('No fue posible');
    }
  });

  test('[ERR-02] the meeting shows reason and Reintentar', async ({ page }) => {
    const mend = await failCalls(page, '**/listarReunionMesaId', FAILURES[2]?.[1]);
    await page.goto('/mesas-interoperabilidad/viewmeeting/1/1');
    await expectReasonAndRetry(page, UNREADABLE, mend);
    await expect(page.getByText('Instalación de la mesa').first()).toBeVisible();
  });

  test('[FILE-03] a download that is lost on its way is logged and shown', async ({ page }) => {
    await page.goto('/mesas-interoperabilidad/viewmeeting/1/1');
    await failCalls(page, '**/downloadFileOpt/**');
    const logged = page.waitForEvent('console', (message) => message.text().includes('Download failed'));
    await page
      .getByRole('button', { name: /^Descargar/ })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
    await logged;
  });

  test('[FILE-03] estado false shows the words of the server in an error banner', async ({ page }) => {
    const mensaje = 'El archivo no está disponible.';
    const unknown = { code: 'ARCHIVO_NO_ENCONTRADO', mensaje };
    await page.route('**/downloadFileOpt/**', (route) => route.fulfill({ status: 404, json: unknown }));
    await page.route('**/download_file_opt_public', (route) =>
      route.fulfill({ json: { mensajeResponse: { estado: false, mensaje }, object: null } }),
    );
    await page.goto('/mesas-interoperabilidad/viewmeeting/1/1');
    await page
      .getByRole('button', { name: /^Descargar/ })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: mensaje })).toBeVisible();
  });
});

test.describe('the sign-in', () => {
  test('a login that fails in any way, as often as it does, may be tried again', async ({ page }) => {
    const card = page.getByRole('region', { name: 'Inicio de sesión' });
    const retry = () => card.getByRole('button', { name: 'Reintentar', exact: true }).click();
    let mend = async (): Promise<void> => undefined;
    /** The first call is of the form, each of the others of the button. */
    let ask = () => signInAs(page, '1000000002');
    const fail = async (how: Failure[1]) => {
      await mend();
      mend = await failCalls(page, '**/api/servicioLogin/login', how);
      await ask();
      ask = retry;
    };
    await test.step('[LOGIN-14] no connection, 4xx, 5xx or nonsense shows the reason and Reintentar', async () => {
      // No two that follow one another have the same reason.
      for (const [name, how, reason] of [...FAILURES, REFUSED]) {
        await fail(how);
        await expect(card.getByRole('alert'), name).toContainText(reason);
      }
    });
    await test.step('[LOGIN-14] an unknown status.code shows a reason and Reintentar', async () => {
      await fail((route) => route.fulfill({ json: { status: { code: 418 }, entities: [], payload: [] } }));
      await expect(card.getByRole('alert')).not.toContainText(SERVER_WORDS);
      await expect(card.getByRole('alert')).toContainText(/\w+/);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
    await mend();
    await retry();
    await expectHome(page);
  });

  test("[LOGIN-07] without the authenticator '/app' shows reason and Reintentar, never a loop", async ({
    page,
  }) => {
    const mend = await failCalls(page, '**/.well-known/openid-configuration');
    const visits: string[] = [];
    let discoveries = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/openid-configuration')) discoveries += 1;
      if (request.isNavigationRequest()) visits.push(request.url());
    });
    await page.goto('/app/home');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'No fue posible abrir el autenticador.',
    );
    // It was loaded again by itself.
    expect(discoveries).toBe(2);
    await page.getByRole('button', { name: 'Reintentar', exact: true }).click();
    await expect.poll(() => discoveries).toBe(4);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'No fue posible abrir el autenticador.',
    );
    expect(visits).toHaveLength(1);
    await mend();
    await page.getByRole('button', { name: 'Reintentar', exact: true }).click();
    await fillSignIn(page, '1000000002');
    await expect(page).toHaveURL('/app/home');
  });

  test('[LOGIN-07] a second answer that cannot be used shows reason and Reintentar, never a loop', async ({
    page,
  }) => {
    await enterAs(page, '1000000002');
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    const forge = (route: Route) =>
      route.fulfill({ status: 303, headers: { location: '/inicio#id_token=falso' } });
    let redirects = 0;
    await page.route('**/connect/authorize?**', async (route) => {
      redirects += 1;
      await forge(route);
    });
    await page.goto('/app/home');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'La respuesta del autenticador no se pudo verificar.',
    );
    await expect(page.getByRole('button', { name: 'Reintentar', exact: true })).toBeVisible();
    expect(redirects).toBe(2);
  });
});

test('[ERR-02] a failed start is logged and shown with Reintentar, which starts the application', async ({
  page,
}) => {
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('could not start'),
  );
  const mend = await failCalls(page, '**/api-public/configuracion');
  await page.goto('/');
  await logged;
  await expect(page.getByRole('main').getByRole('alert')).toContainText(NO_CONNECTION);
  await mend();
  await page.getByRole('button', { name: 'Reintentar', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Inicio de sesión' })).toBeVisible();
});
