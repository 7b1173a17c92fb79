import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';

const NUMERO = '2000000901';
const CORREO = 'otra.persona@ejemplo.gov.co';
const CLAVE = 'Clave2026*';
const SCRIPT = '**/recaptcha/api.js*';

test.use({ server: 'recaptcha' });

function countRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/recaptcha/')) requests.push(request.url());
  });
  return requests;
}

test('[CONF-02] with reCAPTCHA on a visitor still causes no request to it; the form of the recovery asks for it, and goes through', async ({
  page,
}) => {
  const requests = countRequests(page);
  await page.goto('/');
  await page.goto('/mesas-interoperabilidad/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).toEqual([]);

  await page.goto('/reset-init');
  await expect(page.getByText('protegido por reCAPTCHA')).toBeVisible();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(CORREO);
  await page.getByRole('combobox', { name: 'Entidad' }).fill('ministerio');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText(/^Si el correo y la entidad corresponden a una cuenta/)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('F5: the creation of an identity keeps what was typed while the script is blocked, and goes through afterwards', async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/autenticador/crear-cuenta');
  await page.getByLabel('Tipo de identificación').selectOption('CC');
  await page.getByLabel('Número de identificación').fill(NUMERO);
  await page.getByLabel('Primer nombre').fill('Otra');
  await page.getByLabel('Primer apellido').fill('Persona');
  await page.getByLabel('Correo electrónico', { exact: true }).last().fill(CORREO);
  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
  await page.getByLabel('Confirmar contraseña').fill(CLAVE);
  await page.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('alert')).toContainText('No fue posible cargar reCAPTCHA');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(CLAVE);

  await page.unroute(SCRIPT);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos sus datos' })).toBeVisible();
  const made = await askDatabase(
    `select 1 from auth_accounts where identification_number = '${NUMERO}'`,
    'recaptcha',
  );
  expect(made).toHaveLength(1);
});
