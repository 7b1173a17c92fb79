import { createCodigoTotp } from '@marco/acceso/testing/segundo-factor';
import { findOverflow, findViolations } from './support/accessible.ts';
import { expectHome, signInAs } from './support/authenticator-page.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { logout } from './support/private-page.ts';

const ADMINISTRADORA = '1000000001';

test.use({ server: 'secondFactor' });

/** What is on show, from a computer to the narrowest telephone. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => findOverflow(page), `${what}, ${width} px, sideways`).toBe(0);
    expect(await findViolations(page), `${what}, ${width} px`).toEqual([]);
  }
}

async function giveCode(page: Page, button: string, codigo: string): Promise<void> {
  await page.getByLabel(/^Código de (la aplicación|recuperación)/).fill(codigo);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('a person of the ministry enrolls an application, enters with its codes and confirms what gives and takes roles', async ({
  page,
}) => {
  await signInAs(page, ADMINISTRADORA);
  await expect(page).toHaveURL(/\/segundo-factor\?destino=/);
  await expect(page.getByRole('img', { name: 'Imagen para escanear con la aplicación' })).toBeVisible();
  await expectAccessible(page, 'enrollment');
  const secreto = (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '');
  await giveCode(page, 'Inscribir aplicación', createCodigoTotp(secreto));
  const codigos = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codigos).toHaveCount(10);
  await expectAccessible(page, 'recovery codes');
  const [recovery = ''] = await codigos.allInnerTexts();
  await page.getByRole('button', { name: 'Ya los guardé, continuar' }).click();
  await expectHome(page);

  await logout(page);
  await signInAs(page, ADMINISTRADORA);
  await expect(page.getByRole('heading', { name: 'Código de verificación' })).toBeVisible();
  await expectAccessible(page, 'verification');
  await giveCode(page, 'Continuar', createCodigoTotp(secreto, 1));
  await expectHome(page);

  // As when the person worked for a while.
  await askDatabase(
    `update sessions set second_factor_at = now() - interval '6 minutes' returning id`,
    'secondFactor',
  );
  await page.goto('/app/admin/users');
  await page.getByRole('button', { name: 'Liberar identidad' }).click();
  await page.getByLabel('Tipo de identificación').selectOption('CC');
  await page.getByLabel('Número de identificación').fill('99999');
  await page.getByLabel('Motivo').fill('No es su titular.');
  await page.getByRole('dialog').getByRole('button', { name: 'Liberar identidad' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await expect(asked).toBeVisible();
  await expectAccessible(page, 'confirmation');
  await asked.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await giveCode(page, 'Confirmar', recovery);
  await expect(page.getByText('No hay una identidad con ese tipo y ese número.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByLabel('Motivo')).toHaveValue('No es su titular.');
});
