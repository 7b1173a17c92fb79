import { fillSignIn } from './support/authenticator-page.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { MAILING, receiveMail } from './support/mails.ts';

const NUMERO = '2000000801';
const CORREO = 'nueva.persona@ejemplo.gov.co';
const CLAVE = 'Clave2026*';
const LINK = /https?:\S+\/autenticador\/verificar-correo\?clave=[\w-]+/;

test.use({ server: MAILING });

async function confirmLevel(page: Page): Promise<void> {
  await page
    .getByRole('alertdialog', { name: 'Nivel de seguridad' })
    .getByRole('button', { name: 'continuar', exact: true })
    .click();
}

/** Creates an identity, from the landing on. */
async function createIdentity(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'REGISTRAR NUEVO USUARIO' }).click();
  await confirmLevel(page);
  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await page.getByLabel('Tipo de identificación').selectOption('CC');
  await page.getByLabel('Número de identificación').fill(NUMERO);
  await page.getByLabel('Primer nombre').fill('Nueva');
  await page.getByLabel('Primer apellido').fill('Persona');
  await page.getByLabel('Correo electrónico', { exact: true }).last().fill(CORREO);
  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
  await page.getByLabel('Confirmar contraseña').fill(CLAVE);
  await page.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Le enviamos un enlace al correo que escribió')).toBeVisible();
}

test('F5: an identity registers once its e-mail is verified, in the window it began in and in another browser', async ({
  page,
  browser,
}) => {
  await createIdentity(page);
  await page.getByRole('link', { name: 'Ir al inicio de sesión' }).click();
  await fillSignIn(page, NUMERO, CLAVE);
  await expect(page.getByRole('heading', { name: 'Verifique su correo electrónico' })).toBeVisible();
  await expect(page.getByText(CORREO)).toBeVisible();

  const mail = await receiveMail(CORREO, LINK);
  expect(mail.text).not.toContain('Nueva');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(String(LINK.exec(mail.text)?.[0]));
  await elsewhere.getByRole('button', { name: 'Verificar mi correo' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Su correo quedó verificado' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Continuar con el registro' }).click();
  await confirmLevel(elsewhere);
  await fillSignIn(elsewhere, NUMERO, CLAVE);
  await expect(elsewhere).toHaveURL(/\/register$/);
  await expect(elsewhere.getByRole('main')).toContainText(NUMERO);
  await elsewhere.context().close();

  await page.getByRole('link', { name: 'Ir al inicio de sesión' }).click();
  await fillSignIn(page, NUMERO, CLAVE);
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('main')).toContainText(NUMERO);
  expect(
    await askDatabase(
      `select email_verified from auth_accounts where identification_number = '${NUMERO}'`,
      MAILING,
    ),
  ).toEqual([{ email_verified: true }]);
});
