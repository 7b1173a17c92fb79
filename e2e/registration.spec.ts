import { fillSignIn } from './support/authenticator-page.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Locator, type Page, test } from './support/journey.ts';
import { landAfter } from './support/sign-out.ts';

const NUMERO = '2000000701';
const CORREO = 'ingrid.nanez@ejemplo.gov.co';

/** Creates an identity at the embedded authenticator, the page of the sign-in on show. */
async function createIdentity(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await page.getByLabel('Tipo de identificación').selectOption('CC');
  await page.getByLabel('Número de identificación').fill(NUMERO);
  await page.getByLabel('Primer nombre').fill('Íngrid');
  await page.getByLabel('Primer apellido').fill('Ñáñez');
  await page.getByLabel('Correo electrónico', { exact: true }).last().fill(CORREO);
  await page.getByLabel('Contraseña', { exact: true }).fill('Clave2026*');
  await page.getByLabel('Confirmar contraseña').fill('Clave2026*');
  await page.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByRole('link', { name: 'Ir al inicio de sesión' }).click();
}

/** From the landing to the form of the registration. */
async function openRegister(page: Page, signIn: () => Promise<void>): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'REGISTRAR NUEVO USUARIO' }).click();
  await page
    .getByRole('alertdialog', { name: 'Nivel de seguridad' })
    .getByRole('button', { name: 'continuar', exact: true })
    .click();
  await signIn();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('main')).toContainText(NUMERO);
}

const correo = (page: Page) => page.getByLabel('Correo electrónico institucional o corporativo');
const confirmacion = (page: Page) => page.getByLabel('Confirmación correo electrónico');
const registrar = (page: Page) => page.getByRole('button', { name: 'REGISTRAR', exact: true });

const otroTelefono = (page: Page) => page.getByLabel('Otro número telefónico');
const cargo = (page: Page) => page.getByLabel('Cargo');
const entidad = (page: Page) => page.getByRole('combobox', { name: 'Entidad' });
const tipo = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const nit = (page: Page) => page.getByRole('textbox', { name: 'NIT*', exact: true });
const digito = (page: Page) =>
  page.getByRole('textbox', { name: 'Número de verificación NIT*', exact: true });
const consultar = (page: Page) => page.getByRole('button', { name: 'CONSULTAR', exact: true });

async function pickPublica(page: Page): Promise<void> {
  await tipo(page, 'Pública').check();
  // At once: a slow machine pauses between letters, and each pause brings a list of its own.
  await entidad(page).fill('minis');
  await page.getByRole('option').first().click();
}

async function fillPersona(page: Page): Promise<void> {
  await cargo(page).fill('Profesional especializada');
  await correo(page).fill(CORREO);
  await confirmacion(page).pressSequentially(CORREO);
  await page.getByRole('checkbox', { name: /^Autorizo/ }).check();
}

async function fillRegistro(page: Page): Promise<void> {
  await pickPublica(page);
  await fillPersona(page);
}

async function fillNit(page: Page, numero: string, dv: string): Promise<void> {
  await nit(page).fill(numero);
  await digito(page).fill(dv);
}

/** What a field says of itself: its hint and its error. */
const expectSays = (field: Locator, text: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')));

/** Left and entered anew: an empty field says what it lacks. */
async function expectRequired(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.blur();
  await expectSays(field, text);
}

/** Sends the form and reads what left the browser; the notice, then the landing, signed out. */
async function sendRegistro(page: Page): Promise<Record<string, unknown>> {
  const sending = page.waitForRequest('**/api/registrar');
  await registrar(page).click();
  const body: Record<string, unknown> = (await sending).postDataJSON();
  const done = page.getByRole('alertdialog', { name: 'Registro enviado' });
  await expect(done).toBeVisible();
  await landAfter(page, () => done.getByRole('button', { name: 'Aceptar' }).click());
  return body;
}

test.describe
  .serial('a person without account', () => {
    test('[GEN-02] [ROUTE-03] register opened without an identity asks for the security level and starts the sign-in', async ({
      page,
    }) => {
      await page.goto('/register');
      const modal = page.getByRole('alertdialog', { name: 'Nivel de seguridad' });
      await modal.getByRole('button', { name: 'continuar', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    });

    test('[REG-05] [REG-12] [REG-13] registers for a public entity, is told that approval is pending and is signed out', async ({
      page,
    }) => {
      await openRegister(page, async () => {
        await createIdentity(page);
        await fillSignIn(page, NUMERO, 'Clave2026*');
      });
      await expect(registrar(page)).toBeDisabled();
      // A disabled button refuses Enter in the last field too.
      await correo(page).press('Enter');
      await expect(page).toHaveURL('/register');
      await fillRegistro(page);
      const sending = page.waitForRequest('**/api/registrar');
      await registrar(page).click();
      const body: Record<string, unknown> = (await sending).postDataJSON();
      const [cc] = await askDatabase(`select id from tipos_identificacion where sigla = 'CC'`);
      expect(body).toMatchObject({
        numeroIdentificacion: NUMERO,
        primerNombre: 'Íngrid',
        primerApellido: 'Ñáñez',
        tipoIdentificacionId: cc?.['id'],
        cargo: 'Profesional especializada',
        correoEletronico: CORREO,
        entidadId: expect.any(Number),
      });
      // The confirmation stays in the browser, and what was left empty is not sent.
      expect(Object.keys(body).sort()).toEqual(
        [
          'autorizaTratamiento',
          'cargo',
          'correoEletronico',
          'entidadId',
          'numeroCelular',
          'numeroIdentificacion',
          'primerApellido',
          'primerNombre',
          'segundoApellido',
          'segundoNombre',
          'tipoIdentificacionId',
        ].sort(),
      );
      const done = page.getByRole('alertdialog', { name: 'Registro enviado' });
      await expect(done).toContainText('pendiente de aprobación');
      await expect(done).toContainText('correo electrónico');
      await expect(done).toContainText('inicie sesión');
      await done.getByRole('button', { name: 'Aceptar' }).click();
      await expect(page).toHaveURL('/');
      await page.getByRole('button', { name: 'iniciar sesión', exact: true }).click();
      await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
      expect(
        await askDatabase(
          `select m.estado from membresias m join usuarios u on u.id = m.usuario_id
         where u.numero_identificacion = '${NUMERO}'`,
        ),
      ).toEqual([{ estado: 'pendiente' }]);
      expect(
        await askDatabase(`select event from outbox_messages where recipient = '${CORREO}'`),
      ).toContainEqual({ event: 'registro-recibido' });
    });

    test('[REG-05] the confirmation takes no paste, by keyboard, menu or drag, and gives no copy', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openRegister(page, () => fillSignIn(page, NUMERO, 'Clave2026*'));
      await correo(page).fill(CORREO);
      await correo(page).press('ControlOrMeta+a');
      await correo(page).press('ControlOrMeta+c');
      await confirmacion(page).click();
      await confirmacion(page).press('ControlOrMeta+v');
      await expect(confirmacion(page)).toHaveValue('');
      // The same command the menu of the right button gives.
      await page.evaluate(`document.execCommand('paste')`);
      await expect(confirmacion(page)).toHaveValue('');
      await correo(page).press('ControlOrMeta+a');
      await correo(page).dragTo(confirmacion(page));
      await expect(confirmacion(page)).toHaveValue('');
      await confirmacion(page).pressSequentially('otro@ejemplo.gov.co');
      await confirmacion(page).press('ControlOrMeta+a');
      await confirmacion(page).press('ControlOrMeta+x');
      await expect(confirmacion(page)).toHaveValue('otro@ejemplo.gov.co');
      await expect(page.getByText('La confirmación no coincide')).toBeVisible();
    });

    test('the form says what is missing and what is wrong', async ({ page }) => {
      await openRegister(page, () => fillSignIn(page, NUMERO, 'Clave2026*'));
      await test.step('[REG-06] cargo appears with the kind of entity, and is required', async () => {
        await expect(cargo(page)).toHaveCount(0);
        await tipo(page, 'Pública').check();
        await expectRequired(cargo(page), 'Cargo es requerido');
      });
      await test.step("[REG-07] the kinds are 'Pública', 'Privada' and 'Educación Superior'", async () => {
        const kinds = page.getByRole('radiogroup', { name: /^Tipo de entidad/ });
        await expect(kinds.getByRole('radio')).toHaveCount(3);
        for (const [value, label] of [
          ['publica', 'Pública'],
          ['privada', 'Privada'],
          ['ies', 'Educación Superior'],
        ] as const)
          await expect(kinds.getByLabel(label, { exact: true })).toHaveAttribute('value', value);
      });
      await test.step('[REG-03] the other phone is optional and drops no character that is typed', async () => {
        await expect(otroTelefono(page)).toHaveAttribute('placeholder', '000000000');
        await expect(otroTelefono(page)).not.toHaveAttribute('aria-required');
        for (const [typed, text] of [
          ['60 13-a4434601', 'Contiene caracteres no validos'],
          ['601344', 'Campo no puede contener menos de 7 dígitos'],
          ['60134434601', 'Campo no puede contener más de 10 dígitos'],
        ] as const) {
          await otroTelefono(page).clear();
          await otroTelefono(page).pressSequentially(typed);
          await expect(otroTelefono(page)).toHaveValue(typed);
          await expectSays(otroTelefono(page), text);
        }
        await otroTelefono(page).fill('6013443460');
        await expect(otroTelefono(page)).not.toHaveAttribute('aria-invalid', 'true');
      });
      await test.step('[SHELL-07] of several errors of a field the first one shows', async () => {
        // Other characters than digits, and too many of them.
        await otroTelefono(page).fill('6013443460 ext 12');
        await expectSays(otroTelefono(page), 'Contiene caracteres no validos');
        await expect(otroTelefono(page)).not.toHaveAccessibleDescription(/no puede contener/);
        await otroTelefono(page).fill('6013443460');
      });
      await test.step('[REG-04] the e-mail is required, and one badly written shows the sample address', async () => {
        await expectRequired(correo(page), 'Correo electronico es requerido');
        for (const wrong of ['ingrid', 'ingrid@entidad.museo', 'Ingrid@entidad.gov.co']) {
          await correo(page).fill(wrong);
          await expectSays(correo(page), 'No tiene el formato correcto nombre@entidad.gov.co');
        }
        await correo(page).fill(CORREO);
        await expect(correo(page)).not.toHaveAttribute('aria-invalid', 'true');
      });
      await test.step('[REG-05] the confirmation is required, the same and masked', async () => {
        await expectRequired(confirmacion(page), 'Confirmación correo electronico es requerido');
        await confirmacion(page).pressSequentially('otro@ejemplo.gov.co');
        await expectSays(confirmacion(page), 'La confirmación no coincide');
        await expect(confirmacion(page)).toHaveAttribute('type', 'password');
      });
      await test.step('[REG-17] a text at its limit is flagged, one under it is not', async () => {
        for (const [field, limit, fill] of [
          [cargo(page), 100, (length: number) => 'c'.repeat(length)],
          [correo(page), 254, (length: number) => `${'c'.repeat(length - 15)}@ejemplo.gov.co`],
        ] as const) {
          await field.fill(fill(limit + 1));
          await expectSays(field, `Campo no puede contener más de ${limit} caracteres`);
          await field.fill(fill(limit));
          await expect(field).not.toHaveAccessibleDescription(/más de \d+ caracteres/);
        }
      });
    });

    test('a public entity is searched by its name', async ({ page }) => {
      await openRegister(page, () => fillSignIn(page, NUMERO, 'Clave2026*'));
      await tipo(page, 'Pública').check();
      await test.step("[REG-08] 'Entidad es requerido' without a pick, which keeps REGISTRAR disabled", async () => {
        await expect(entidad(page)).toHaveAttribute('placeholder', 'Buscar entidad');
        await entidad(page).focus();
        await entidad(page).blur();
        await expectSays(entidad(page), 'Entidad es requerido');
        await fillPersona(page);
        await entidad(page).fill('mi');
        await expect(registrar(page)).toBeDisabled();
      });
      await test.step('[REG-08] it asks from three characters, once per pause of 500 ms, for five public entities', async () => {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/entidad/finderTopFive')) asked.push(request.postData() ?? '');
        });
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        await entidad(page).fill('m');
        await page.clock.runFor(2_000);
        await entidad(page).fill('minis');
        await page.clock.runFor(499);
        expect(asked).toEqual([]);
        await page.clock.runFor(1);
        await expect.poll(() => asked).toEqual(['{"nombreEntidad":"minis","tipo":"publica"}']);
        await page.clock.resume();
        await expect(page.getByRole('option')).toHaveCount(5);
      });
      await test.step('[REG-12] a pick enables REGISTRAR', async () => {
        await page.getByRole('option').first().click();
        await expect(registrar(page)).toBeEnabled();
      });
      await test.step('[REG-08] the button that clears takes pick and results away', async () => {
        await page.getByRole('button', { name: /^Borrar/ }).click();
        await expect(entidad(page)).toHaveValue('');
        await expect(page.getByRole('option')).toHaveCount(0);
        await expect(registrar(page)).toBeDisabled();
      });
      await test.step('[REG-08] choosing the kind again clears the entity that was picked', async () => {
        await pickPublica(page);
        await expect(registrar(page)).toBeEnabled();
        await tipo(page, 'Privada').check();
        await tipo(page, 'Pública').check();
        await expect(entidad(page)).toHaveValue('');
        await expect(registrar(page)).toBeDisabled();
      });
    });

    test('a company is found by its NIT and registered for', async ({ page }) => {
      await openRegister(page, () => fillSignIn(page, NUMERO, 'Clave2026*'));
      await tipo(page, 'Privada').check();
      await fillPersona(page);
      await test.step('[REG-10] NIT and verification number are required and digits only', async () => {
        await expectRequired(nit(page), 'NIT es requerido');
        await expectRequired(digito(page), 'Número de verificación es requerido');
        await nit(page).fill('999.000.109');
        await expectSays(nit(page), 'Contiene caracteres no validos');
        await digito(page).fill('a');
        await expectSays(digito(page), 'Contiene caracteres no validos');
      });
      await test.step("[REG-09] 'CONSULTAR' is disabled while they are not valid", async () => {
        await expect(consultar(page)).toBeDisabled();
      });
      await test.step('[REG-10] [REG-11] NIT 0 and a wrong digit are rejected here, nobody is asked', async () => {
        const text = 'Error, por favor verifica la información suministrada';
        await fillNit(page, '0', '0');
        await expectSays(nit(page), text);
        await expect(consultar(page)).toBeDisabled();
        await fillNit(page, '999000109', '1');
        await expectSays(digito(page), text);
        await expect(consultar(page)).toBeDisabled();
      });
      await test.step('[REG-11] a company its registry does not have says so', async () => {
        await fillNit(page, '890903938', '8');
        await consultar(page).click();
        await expect(page.getByRole('main').getByRole('alert')).toContainText(
          'Error, por favor verifica la información suministrada',
        );
      });
      await test.step("[REG-09] privada asks finderNIT, and 'Razon Social' shows the name found", async () => {
        await fillNit(page, '999000109', '9');
        const asked = page.waitForRequest('**/entidad/finderNIT');
        await consultar(page).click();
        expect((await asked).postDataJSON()).toEqual({ nit: '999000109', dv: '9' });
        await expect(page.getByText('Razon Social Tejidos del sur demo s.a.s.')).toBeVisible();
      });
      await test.step('[REG-12] a NIT that is found enables REGISTRAR', async () => {
        await expect(registrar(page)).toBeEnabled();
      });
      await test.step('[REG-09] changing either number clears the result, and the form is not valid', async () => {
        for (const field of [nit(page), digito(page)]) {
          await field.press('End');
          await field.press('Backspace');
          await expect(page.getByText('Razon Social')).toHaveCount(0);
          await expect(registrar(page)).toBeDisabled();
          await fillNit(page, '999000109', '9');
          await consultar(page).click();
          await expect(page.getByText('Razon Social')).toBeVisible();
        }
      });
      await test.step('[REG-13] the NIT and what was found of it are sent', async () => {
        await otroTelefono(page).fill('6013443460');
        expect(await sendRegistro(page)).toMatchObject({
          tipoEntidad: 'privada',
          nit: '999000109',
          dv: 9,
          nombre: 'Tejidos del Sur Demo S.A.S.',
          otroNumeroTelefonico: '6013443460',
        });
      });
    });

    test('an institution is found by its NIT and registered for', async ({ page }) => {
      await openRegister(page, () => fillSignIn(page, NUMERO, 'Clave2026*'));
      await tipo(page, 'Educación Superior').check();
      await fillPersona(page);
      const alert = page.getByRole('main').getByRole('alert');
      await test.step('[REG-11] an institution its registry does not have says so', async () => {
        await fillNit(page, '890903938', '8');
        await consultar(page).click();
        await expect(alert).toContainText(
          'Conforme los datos ingresados no se encontró alguna entidad. Por favor verifique la información suministrada',
        );
      });
      await test.step('[REG-11] a fault of either registry says to write to the administrator', async () => {
        await fillNit(page, '999100045', '5');
        await consultar(page).click();
        await expect(alert).toContainText(/Educación Superior.*fallas técnicas.*contacte al administrador/);
        await tipo(page, 'Privada').check();
        await fillNit(page, '999000130', '4');
        await consultar(page).click();
        await expect(alert).toContainText(
          /Registro Único Empresarial.*fallas técnicas.*contacte al administrador/,
        );
        await expect(registrar(page)).toBeDisabled();
      });
      await test.step('[REG-09] [REG-13] ies asks finderIESNIT', async () => {
        await tipo(page, 'Educación Superior').check();
        await expect(nit(page)).toHaveValue('');
        await fillNit(page, '999100014', '7');
        const asked = page.waitForRequest('**/entidad/finderIESNIT');
        await consultar(page).click();
        expect((await asked).postDataJSON()).toEqual({ nit: '999100014', dv: '7' });
        await expect(page.getByText('Institución universitaria del pacífico demo')).toBeVisible();
        expect(await sendRegistro(page)).toMatchObject({ tipoEntidad: 'ies', nit: '999100014', dv: 7 });
      });
    });

    test("[REG-14] registering again for the same entity opens '¡Error!' with 'Usuario ya existe en esa entidad'", async ({
      page,
    }) => {
      await openRegister(page, () => fillSignIn(page, NUMERO, 'Clave2026*'));
      await fillRegistro(page);
      await registrar(page).click();
      const failed = page.getByRole('alertdialog', { name: '¡Error!' });
      await expect(failed).toContainText('Usuario ya existe en esa entidad');
      await failed.getByRole('button', { name: 'Aceptar' }).click();
      await expect(correo(page)).toHaveValue(CORREO);

      await test.step("[REG-14] another refusal shows the server's mensaje", async () => {
        const setActiva = (activa: boolean) =>
          askDatabase(`update entidades set activa = ${activa} where sigla = 'DNP' returning id`);
        await entidad(page).fill('nacional de planeación');
        await page.getByRole('option', { name: 'Departamento nacional de planeación' }).click();
        await setActiva(false);
        await registrar(page).click();
        await expect(failed).toContainText(
          'La entidad elegida no está disponible para el registro. Elija otra entidad.',
        );
        await setActiva(true);
        await failed.getByRole('button', { name: 'Aceptar' }).click();
      });
      await test.step("[REG-14] without a mensaje it says 'Error al intentar crear el usuario'", async () => {
        await page.route('**/api/registrar', (route) => route.abort());
        await registrar(page).click();
        await expect(failed).toContainText('Error al intentar crear el usuario');
        await failed.getByRole('button', { name: 'Aceptar' }).click();
      });
    });
  });
