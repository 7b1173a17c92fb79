import { fillSignIn } from './support/authenticator-page.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';

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
  await page.getByRole('button', { name: 'REGISTRAR NUEVO USUARIO' }).click();
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

async function fillRegistro(page: Page): Promise<string> {
  await page.getByRole('radio', { name: 'Pública' }).check();
  const entidad = page.getByRole('combobox', { name: 'Entidad' });
  // At once: a slow machine pauses between letters, and each pause brings a list of its own.
  await entidad.fill('minis');
  const option = page.getByRole('option').first();
  const nombre = (await option.textContent()) ?? '';
  await option.click();
  await page.getByLabel('Cargo').fill('Profesional especializada');
  await correo(page).fill(CORREO);
  await confirmacion(page).pressSequentially(CORREO);
  await page.getByRole('checkbox', { name: /^Autorizo/ }).check();
  return nombre;
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
      // The confirmation stays in the browser, and what was left empty is not sent.
      expect(Object.keys(body).sort()).toEqual(
        [
          ...[
            'autorizaTratamiento',
            'cargo',
            'correoEletronico',
            'entidadId',
            'numeroCelular',
            'numeroIdentificacion',
          ],
          ...['primerApellido', 'primerNombre', 'segundoApellido', 'segundoNombre', 'tipoIdentificacionId'],
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
          `select m.por_aprobar, m.activa, m.rechazada from membresias m join usuarios u on u.id = m.usuario_id
         where u.numero_identificacion = '${NUMERO}'`,
        ),
      ).toEqual([{ por_aprobar: true, activa: false, rechazada: false }]);
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
    });
  });
