import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';

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
  });
});
