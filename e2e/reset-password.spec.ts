import { expectHome, fillSignIn, signInAs } from './support/authenticator-page.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { MAILING, receiveMail } from './support/mails.ts';

/** A person of a single entity. */
const NUMERO = '1000000013';
const NEW_PASSWORD = 'Clave nueva 2026';
const LINK = /https?:\S+\/reset-end\?key=[\w-]+/;

test.use({ server: MAILING });

const ask = (statement: string) => askDatabase(statement, MAILING);

interface Persona {
  readonly correo: string;
  readonly entidad: string;
}

async function findPersona(): Promise<Persona> {
  const [row] = await ask(`select u.correo_electronico as correo, e.nombre as entidad from usuarios u
    join membresias m on m.usuario_id = u.id join entidades e on e.id = m.entidad_id
    where u.numero_identificacion = '${NUMERO}'`);
  return { correo: String(row?.['correo']), entidad: String(row?.['entidad']) };
}

/** What the password is checked against; given back, the next journey signs in as before. */
async function findPasswordHash(): Promise<string> {
  const [row] = await ask(
    `select password_hash from auth_accounts where identification_number = '${NUMERO}'`,
  );
  return String(row?.['password_hash']);
}

let passwordHash = '';

test.beforeAll(async () => {
  passwordHash = await findPasswordHash();
});

test.afterAll(async () => {
  await ask(
    `update auth_accounts set password_hash = '${passwordHash}' where identification_number = '${NUMERO}'`,
  );
});

async function changePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirmar contraseña' }).fill(password);
  await page.getByRole('button', { name: 'RESTABLECER CONTRASEÑA' }).click();
}

test('[RESET-06] [LAND-06] [ROUTE-08] the login area says where the password is changed and leads to reset-init, which leads one level up', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Inicio de sesión' });
  await expect(card.getByText('La contraseña se cambia en el autenticador.')).toBeVisible();
  await card.getByRole('link', { name: 'Restablecer contraseña' }).click();
  await expect(page).toHaveURL(/\/reset-init$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Restablecer contraseña' })).toBeVisible();
  await page.getByRole('link', { name: 'ATRÁS' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('[ROUTE-08] [RESET-05] [RESET-07] from the request by its mail, received by SMTP, to the new sign-in; the old password and the open session serve no more', async ({
  page,
  browser,
}) => {
  const { correo, entidad } = await findPersona();
  const elsewhere = await (await browser.newContext()).newPage();
  await signInAs(elsewhere, NUMERO);
  await expectHome(elsewhere);

  await page.goto('/reset-init');
  await page.getByLabel('Correo electrónico').fill(correo);
  await page.getByRole('combobox', { name: 'Entidad' }).fill(entidad);
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  const sent = page.getByRole('alertdialog', { name: '¡Solicitud enviada!' });
  await expect(sent).toContainText('Si el correo y la entidad corresponden a una cuenta');
  await sent.getByRole('button', { name: 'Aceptar' }).click();

  const mail = await receiveMail(correo, LINK);
  expect(mail.headers['subject']).toContain('contraseña');
  const link = String(LINK.exec(mail.text)?.[0]);
  expect(mail.html).toContain(link);
  await changePassword(page, link, NEW_PASSWORD);
  await expect(page.getByText('Contraseña restablecida con éxito')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);

  await changePassword(page, link, NEW_PASSWORD);
  const refused = page.getByRole('alertdialog', { name: '¡Error de validacion!' });
  await expect(refused).toContainText('El enlace para restablecer la contraseña no es válido');
  await refused.getByRole('button', { name: 'Aceptar' }).click();

  await signInAs(page, NUMERO, '/');
  await expect(page.getByText('El número de identificación o la contraseña no son correctos.')).toBeVisible();
  await fillSignIn(page, NUMERO, NEW_PASSWORD);
  await expectHome(page);

  await elsewhere.goto('/app/home');
  await expect(elsewhere).not.toHaveURL(/\/app\/home$/);
  await elsewhere.context().close();
});
