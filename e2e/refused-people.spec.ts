import { fillSignIn, signInAs } from './support/authenticator-page.ts';
import { askDatabase, countRows } from './support/database.ts';
import { beginJourney, expect, type Page, test } from './support/journey.ts';
import { countLogins } from './support/sign-in-calls.ts';
import { landAfter } from './support/sign-out.ts';
import { rememberStartAttempt, waitForStartAttempt } from './support/start-attempt.ts';
import {
  expectLocalKeys,
  expectSessionStorage,
  readLocalStorage,
  readSessionStorage,
} from './support/storage.ts';

/** Addresses of the authorization requests of a page. */
function collectSignIns(page: Page): URL[] {
  const found: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/connect/authorize?')) found.push(new URL(request.url()));
  });
  return found;
}

/** A visitor at the landing, of whom the browser remembers nothing. */
async function expectVisitor(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Inicio de sesión' })).toBeVisible();
  await expectLocalKeys(page, []);
}

async function expectPasswordAsked(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'iniciar sesión', exact: true }).click();
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
}

for (const [numero, reason] of [
  ['1000000005', 'Usuario pendiente por aprobación-MinTIC'],
  ['1000000006', 'Usuario inactivo'],
] as const) {
  test.describe(reason, () => {
    test("[LOGIN-06] no entity to enter: modal 'Error' lists it with the reason, 'continuar' signs out", async ({
      page,
    }) => {
      await signInAs(page, numero);
      const modal = page.getByRole('alertdialog', { name: 'Error' });
      await expect(modal.getByRole('listitem')).toHaveCount(1);
      await expect(modal.getByRole('listitem')).toContainText(reason);
      await landAfter(page, () => modal.getByRole('button', { name: 'continuar', exact: true }).click());
      await expectVisitor(page);
      await expectPasswordAsked(page);
      expect(
        await countRows(
          `sessions s join usuarios u on u.id = s.user_id where u.numero_identificacion = '${numero}'`,
        ),
      ).toBe(0);
    });
  });
}

test('[ENT-07] the private area does not open at its address to somebody pending, inactive or rejected', async ({
  browser,
}) => {
  const setEstado = (estado: string) =>
    askDatabase(`update membresias set estado = '${estado}' where usuario_id =
      (select id from usuarios where numero_identificacion = '1000000006') returning id`);
  const open = async (numero: string, reason: string) => {
    const { page, end } = await beginJourney(browser);
    await page.goto('/app/home');
    await fillSignIn(page, numero);
    await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText(reason);
    await expect(page).not.toHaveURL(/\/app\/home/);
    await expect(page.getByRole('navigation', { name: 'Menú de funcionalidades' })).toHaveCount(0);
    await end();
  };
  await open('1000000005', 'Usuario pendiente por aprobación-MinTIC');
  await open('1000000006', 'Usuario inactivo');
  await setEstado('rechazada');
  try {
    await open('1000000006', 'Usuario inactivo');
  } finally {
    await setEstado('inactiva');
  }
});

test("[LOGIN-06] the modal 'Error' lists each of several entities that cannot be entered", async ({
  page,
}) => {
  const [added] = await askDatabase(`insert into membresias (usuario_id, entidad_id, estado)
    select u.id, e.id, 'pendiente' from usuarios u, entidades e
    where u.numero_identificacion = '1000000006' and e.sigla = 'DIAN' returning id`);
  try {
    await signInAs(page, '1000000006');
    const modal = page.getByRole('alertdialog', { name: 'Error' });
    await expect(modal.getByRole('listitem')).toHaveCount(2);
    for (const reason of ['Usuario pendiente por aprobación-MinTIC', 'Usuario inactivo'])
      await expect(modal.getByRole('listitem').filter({ hasText: reason })).toHaveCount(1);
    await expect(modal.getByRole('button')).toHaveText(['continuar']);
  } finally {
    await askDatabase(`delete from membresias where id = ${added?.['id']}`);
  }
});

test.describe('a person of the e-mail access type', () => {
  test('[LOGIN-02] [LOGIN-18] a token with another acr than the required one: no login call, and nothing is stored', async ({
    page,
  }) => {
    const logins = countLogins(page);
    await signInAs(page, '1000000008');
    await expect(page.getByRole('alertdialog')).toContainText('Debe registrarse');
    expect(logins()).toBe(0);
    expect(await readLocalStorage(page)).toEqual({});
    expect(await readSessionStorage(page)).not.toHaveProperty('loaded');
  });

  test('[LOGIN-09] [LOGIN-13] [LAND-04] errorCorreo survives the sign-out, starts one sign-in of type register and is removed', async ({
    page,
  }) => {
    const marks: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('errorCorreo')) marks.push(message.text());
    });
    await page.addInitScript(
      `if (self === top) console.info('errorCorreo', location.pathname, sessionStorage.getItem('errorCorreo'))`,
    );
    const signIns = collectSignIns(page);
    await signInAs(page, '1000000008');
    const modal = page.getByRole('alertdialog');
    await expect(modal).toBeVisible();
    expect(signIns).toHaveLength(1);
    marks.length = 0;
    const signedOut = page.waitForRequest((request) => request.url().includes('/autenticador/salir'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Registrar usuario', exact: true })
      .click();
    await signedOut;
    await expect(page).toHaveURL(/\/autenticador\/ingresar\//);
    // The landing found the mark after the sign-out; the address of the sign-in it began has it no more.
    expect(marks).toEqual([
      'errorCorreo / true',
      expect.stringMatching(/^errorCorreo \/autenticador\/ingresar\/\S+ null$/),
    ]);
    expect(signIns).toHaveLength(2);
    await expectSessionStorage(page, { type: 'register' });
  });

  test("[REG-15] [LOGIN-18] [LOGIN-09] the modal leads by 'Registrar usuario' to exactly one sign-in of type register", async ({
    page,
  }) => {
    const kept: string[] = [];
    await page.exposeFunction('tellKept', (key: string) => kept.push(key));
    await page.addInitScript(`{
      const keep = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        window.tellKept(key);
        keep.call(this, key, value);
      };
    }`);
    await signInAs(page, '1000000008');
    expect(kept).not.toContain('errorCorreo');
    const modal = page.getByRole('alertdialog');
    await expect(modal).toContainText('No puede continuar con el proceso en el sistema');
    await expect(modal).toContainText('Debe registrarse');
    await expect(modal).toContainText('Documento identidad');
    expect(await readLocalStorage(page)).toEqual({});
    const signIns = collectSignIns(page);
    await modal.getByRole('button', { name: 'Registrar usuario', exact: true }).click();
    await expect(page).toHaveURL(/\/autenticador\/ingresar\//);
    // Set before the sign-out, used up by the landing after it, and the password is asked for again.
    expect(kept).toContain('errorCorreo');
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
    const { type, errorCorreo } = await readSessionStorage(page);
    expect({ type, errorCorreo }).toEqual({ type: 'register', errorCorreo: undefined });
    expect(signIns).toHaveLength(1);
    await rememberStartAttempt(page);
    await page.goto('/');
    await waitForStartAttempt(page);
    await expectVisitor(page);
    expect(signIns).toHaveLength(1);
  });
});

test.describe('an identity without account', () => {
  test("[LOGIN-03] [REG-01] [REG-02] [REG-19] [LAND-02] [LOGIN-11] [ROUTE-03] 'Nivel de seguridad' and continuar lead to register with the proven identity", async ({
    page,
  }) => {
    await signInAs(page, '1000000007');
    const modal = page.getByRole('alertdialog', { name: 'Nivel de seguridad' });
    for (const text of ['persona natural', 'Documento identidad', 'nivel de seguridad medio'])
      await expect(modal).toContainText(text);
    await modal.getByRole('button', { name: 'continuar', exact: true }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('heading', { level: 1, name: 'Registrar nuevo usuario' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Marco de Interoperabilidad para Gobierno Digital');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Lunes a viernes');
    const { producto } = (await (await page.request.get('/api-public/configuracion')).json()) as {
      producto: { titulo: string; descripcion: string };
    };
    await expect(page.getByRole('main')).toContainText(`${producto.titulo}. ${producto.descripcion}`);
    const [person] = await askDatabase(`select identification_number, first_name, second_name, first_surname,
      second_surname, phone from auth_accounts where identification_number = '1000000007'`);
    await expect(page.getByRole('term')).toHaveText([
      'Tipo de identificación',
      'Número de identificación',
      'Primer nombre',
      'Segundo nombre',
      'Primer apellido',
      'Segundo apellido',
      'Número de celular',
    ]);
    await expect(page.getByRole('definition')).toHaveText([
      'Cédula de ciudadanía',
      ...Object.values(person ?? {}).map((value) => String(value ?? 'Sin registro')),
    ]);
    // Nothing of it can be written.
    await expect(page.getByRole('textbox', { name: /nombre|apellido|identificación|celular/i })).toHaveCount(
      0,
    );
  });

  test("[REG-01] [LOGIN-03] 'Cancelar solicitud' returns to the landing and registers nothing", async ({
    page,
  }) => {
    const usuarios = await countRows('usuarios');
    await signInAs(page, '1000000007');
    const modal = page.getByRole('alertdialog', { name: 'Nivel de seguridad' });
    await landAfter(page, () =>
      modal.getByRole('button', { name: 'Cancelar solicitud', exact: true }).click(),
    );
    await expectVisitor(page);
    expect(await countRows('usuarios')).toBe(usuarios);
    await expectPasswordAsked(page);
  });
});

test.describe("the link 'REGISTRAR NUEVO USUARIO'", () => {
  test('[LAND-05] [REG-01] [LAND-04] asks first; cancelling stays, confirming starts a sign-in of type register', async ({
    page,
  }) => {
    const signIns = collectSignIns(page);
    await page.goto('/');
    const link = page.getByRole('link', { name: 'REGISTRAR NUEVO USUARIO' });
    const modal = page.getByRole('alertdialog', { name: 'Nivel de seguridad' });
    await link.click();
    await modal.getByRole('button', { name: 'Cancelar solicitud', exact: true }).click();
    await expect(modal).toBeHidden();
    await link.click();
    await modal.press('Escape');
    await expect(modal).toBeHidden();
    await expectVisitor(page);
    expect(signIns).toEqual([]);
    await link.click();
    await modal.getByRole('button', { name: 'continuar', exact: true }).click();
    await expect(page).toHaveURL(/\/autenticador\//);
    await expectSessionStorage(page, { type: 'register' });
    await fillSignIn(page, '1000000007');
    await expect(page).toHaveURL('/register');
  });
});

test("[GEN-02] [ROUTE-03] [REG-01] 'register' without an identity asks first and then starts a sign-in of type register", async ({
  page,
}) => {
  const signIns = collectSignIns(page);
  await page.goto('/register');
  const modal = page.getByRole('alertdialog', { name: 'Nivel de seguridad' });
  await expect(modal).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(signIns).toEqual([]);
  await modal.getByRole('button', { name: 'continuar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expectSessionStorage(page, { type: 'register' });
  expect(signIns).toHaveLength(1);
  await fillSignIn(page, '1000000007');
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('main')).toContainText('1000000007');
});
