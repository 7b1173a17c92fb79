import { expectAccessible } from './support/accessible.ts';
import { expectHome } from './support/authenticator-page.ts';
import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

/** The servicio that tells who somebody is, of the demo data. */
const SERVICIO = 'Consulta de vigencia de la cédula de ciudadanía';

test('[AREA-15] a visitor tries a servicio in its page: a right answer, a broken one, a petition with a fault and the call for other programs', async ({
  page,
  request,
}) => {
  const servicios: { servicioId: number; nombre: string }[] = await (
    await request.get('/api-public/servicios')
  ).json();
  const id = servicios.find(({ nombre }) => nombre === SERVICIO)?.servicioId;
  await page.goto(`/probar-servicio/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Simulador' })).toBeVisible();
  const respuesta = page.getByRole('region', { name: 'Respuesta simulada' });
  await expect(respuesta).toContainText('Elija una situación y pruebe.');
  await expect(page.getByText('Válida', { exact: true }).first()).toBeVisible();

  await test.step('it answers about the chosen person, without a call', async () => {
    const calls: string[] = [];
    page.on('request', (sent) => calls.push(sent.url()));
    await page.getByRole('button', { name: 'Probar' }).click();
    await expect(respuesta).toContainText('HTTP/1.1 200 OK');
    await expect(respuesta).toContainText('Ñustes');
    expect(calls.filter((url) => /\/(?:simulador|api)/.test(new URL(url).pathname))).toEqual([]);
    await expectAccessible(page, { themes: ['light', 'dark'] });
  });

  await test.step('the page and the server say the same', async () => {
    const answer = await request.post(`/simulador/${id}/1.0/consultar`, {
      data: { identificacionCedula: { codTipoIdentificacion: 'CC', numIdentificacion: '9999000012' } },
    });
    expect(answer.headers()['simulado']).toBe('si');
    const shown = (await respuesta.locator('code > span').allTextContents()).join('\n');
    expect(shown).toContain((await answer.text()).trim());
  });

  await test.step('a broken answer is marked and explained', async () => {
    await page.getByRole('radio', { name: 'Respuesta inválida' }).check();
    await page.getByRole('button', { name: 'Probar' }).click();
    await expect(page.getByText(/Un buen cliente no la acepta/)).toBeVisible();
    await expect(page.getByRole('radio', { name: /Respuesta inválida/ })).toBeChecked();
  });

  await test.step('a petition with a fault is told before and after it is tried', async () => {
    await page.getByRole('radio', { name: /^Válida( vista)?$/ }).check();
    const peticion = page.getByRole('textbox', { name: 'Texto de la petición, en JSON' });
    await peticion.fill('{}');
    await expect(page.getByText(/es obligatorio y falta/)).toBeVisible();
    await peticion.press('Control+Enter');
    await expect(respuesta).toContainText('HTTP/1.1 400 Bad Request');
  });

  await test.step('the call for other programs', async () => {
    await page.getByRole('button', { name: 'X-Road' }).click();
    await expect(page.getByRole('region', { name: 'Llamada en X-Road' })).toContainText('X-Road-Client');
    await page.getByRole('button', { name: 'SOAP 1.1' }).click();
    await expect(page.getByRole('region', { name: 'Llamada en SOAP 1.1' })).toContainText('soap:Envelope');
  });
});

test('[AREA-15] what the simulator and the page of the API refuse signs nobody out', async ({
  page,
  request,
}) => {
  const servicios: { servicioId: number; nombre: string }[] = await (
    await request.get('/api-public/servicios')
  ).json();
  const id = servicios.find(({ nombre }) => nombre === SERVICIO)?.servicioId;
  await openHomeAs(page, '1000000003');
  await page.goto(`/probar-servicio/${id}`);
  const respuesta = page.getByRole('region', { name: 'Respuesta simulada' });
  await page.getByRole('radio', { name: /^Sin permiso/ }).check();
  await page.getByRole('button', { name: 'Probar' }).click();
  await expect(respuesta).toContainText('HTTP/1.1 403 Forbidden');

  /** A call of a page with a token that is none, as a consumer tries one. */
  const send = (address: string, method: string) =>
    page.evaluate(
      async ([url, how]) => {
        const answer = await fetch(url ?? '', {
          method: how ?? '',
          headers: { authorization: 'Bearer nada', 'content-type': 'application/json' },
          ...(how === 'POST' ? { body: '{}' } : {}),
        });
        return answer.status;
      },
      [address, method],
    );
  // The simulator asks for no session, so that no token is wrong there.
  expect(await send(`/simulador/${id}/1.0/consultar`, 'POST')).toBe(400);
  expect(await send('/api/notificaciones/sin-leer', 'GET')).toBe(401);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await send('/api/notificaciones/sin-leer', 'GET')).toBe(401);
  await page.goto('/app/home');
  await expectHome(page);
});
