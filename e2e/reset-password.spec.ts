import type { Route } from '@playwright/test';
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

test.beforeAll(async ({ servers }) => {
  // This may be the first journey of its worker that needs the server.
  await servers.start(MAILING);
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

test('[RESET-06] [LAND-06] [ROUTE-08] [GEN-02] the login area says where the password is changed and leads to reset-init, which leads one level up', async ({
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

test('what the request asks for', async ({ page }) => {
  await page.goto('/reset-init');
  const correo = page.getByLabel('Correo electrónico');
  const entidad = page.getByRole('combobox', { name: 'Entidad' });
  const modal = page.getByRole('alertdialog');
  const send = () => page.getByRole('button', { name: 'Enviar solicitud' }).click();
  const accept = () => modal.getByRole('button', { name: 'Aceptar' }).click();
  const expectRefused = async (...reasons: readonly string[]) => {
    await send();
    await expect(page.getByRole('alertdialog', { name: '¡Error de validación!' })).toBeVisible();
    for (const reason of reasons) await expect(modal).toContainText(reason);
    await accept();
  };

  await test.step("[RESET-01] [RESET-02] without e-mail and entity it opens '¡Error de validación!'", async () => {
    await expectRefused('El correo electrónico es requerido', 'Entidad es requerido');
    await expect(correo).toHaveAccessibleDescription(/El correo electrónico es requerido/);
    await expect(entidad).toHaveAccessibleDescription(/Entidad es requerido/);
  });
  await test.step('[RESET-01] an e-mail badly written shows the sample address', async () => {
    for (const wrong of ['ANA@entidad.gov.co', 'aña@entidad.gov.co', 'ana@entidad', 'ana@entidad.museo']) {
      await correo.fill(wrong);
      await expect(correo).toHaveAccessibleDescription(
        /No tiene el formato correcto nombre@entidad\.gov\.co/,
      );
    }
    await correo.fill('a.b_c%d+e-9@x-y.info');
    await expect(correo).not.toHaveAttribute('aria-invalid', 'true');
  });
  await test.step("[RESET-02] an entity that is typed and not picked: 'Debe seleccionar una entidad del menú desplegable'", async () => {
    await entidad.fill('ministerio');
    await expectRefused('Debe seleccionar una entidad del menú desplegable');
  });
  await test.step('[RESET-02] the autocomplete offers five', async () => {
    await entidad.fill('minister');
    await expect(page.getByRole('option')).toHaveCount(5);
    await page.getByRole('option').first().click();
  });
  await test.step("[RESET-03] no transport, a fault of the server and too many requests open '¡Solicitud enviada!'", async () => {
    const answer = (status: number) => (route: Route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status, code: 'PRUEBA', mensaje: 'Otra cosa.' }),
      });
    for (const fail of [(route: Route) => route.abort(), answer(503), answer(429)]) {
      await page.route('**/reset-password/init', fail);
      await send();
      await expect(page.getByRole('alertdialog', { name: '¡Solicitud enviada!' })).toContainText(
        '¡No es posible solicitar el cambio de contraseña!',
      );
      await accept();
      await page.unroute('**/reset-password/init');
    }
  });
});

test('what the end asks for', async ({ page }) => {
  await page.goto('/reset-end?key=inventada');
  const nueva = page.getByRole('textbox', { name: 'Contraseña nueva' });
  const confirmar = page.getByRole('textbox', { name: 'Confirmar contraseña' });
  const restablecer = page.getByRole('button', { name: 'RESTABLECER CONTRASEÑA' });

  await test.step('[RESET-04] the title is about the system', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Definir contraseña nueva' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Marco de Interoperabilidad para Gobierno Digital');
  });
  await test.step('[RESET-04] both passwords are shown and hidden', async () => {
    for (const [field, name] of [
      [nueva, 'la contraseña'],
      [confirmar, 'la confirmación'],
    ] as const) {
      await expect(field).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: `Mostrar ${name}`, exact: true }).click();
      await expect(field).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: `Ocultar ${name}`, exact: true }).click();
      await expect(field).toHaveAttribute('type', 'password');
    }
  });
  await test.step('[RESET-04] empty, under 4 or over 50 characters each says so and keeps the button disabled', async () => {
    for (const [field, other, text] of [
      [nueva, confirmar, /El contraseña es requerida/],
      [confirmar, nueva, /El contraseña de confirmacion requerida/],
    ] as const) {
      await other.fill('7h#K');
      for (const wrong of ['', '7h#', 'x'.repeat(51)]) {
        await field.fill(wrong);
        await field.blur();
        await expect(field).toHaveAccessibleDescription(text);
        await expect(restablecer).toBeDisabled();
      }
      for (const right of ['7h#K', 'x'.repeat(50)]) {
        await field.fill(right);
        await expect(field).not.toHaveAccessibleDescription(text);
        await expect(restablecer).toBeEnabled();
      }
    }
  });
  await test.step("[RESET-04] different ones are told when they are sent, in '¡Error de validación!' and at both fields", async () => {
    await nueva.fill('Clave nueva 1');
    await confirmar.fill('Clave nueva 2');
    const different = /Las contraseñas deben ser iguales/;
    await expect(page.getByText(different)).toHaveCount(0);
    await restablecer.click();
    const modal = page.getByRole('alertdialog', { name: '¡Error de validación!' });
    await expect(modal).toContainText(different);
    await modal.getByRole('button', { name: 'Aceptar' }).click();
    for (const field of [nueva, confirmar]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(different);
    }
  });
  await test.step('[RESET-04] ATRÁS leads to the parent route', async () => {
    await page.getByRole('link', { name: 'ATRÁS' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test('[ROUTE-08] [RESET-03] [RESET-05] [RESET-07] [GEN-02] from the request by its mail, received by SMTP, to the new sign-in; the old password and the open session serve no more', async ({
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
