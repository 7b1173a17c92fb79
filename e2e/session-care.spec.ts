import { expectHome } from './support/authenticator-page.ts';
import { askDatabase, countRows } from './support/database.ts';
import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';
import { openUserMenu } from './support/private-page.ts';

const PERSON = '1000000010';

test('the list of open sessions closes one elsewhere, which then leaves the private area', async ({
  page,
  browser,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await openHomeAs(elsewhere, PERSON);
  await openHomeAs(page, PERSON);
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Mis sesiones' }).click();
  await expect(page).toHaveURL(/\/app\/sessions$/);
  await expect(page.getByText('Esta sesión', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si' }).click();
  await expect(page.getByText('Las demás sesiones se cerraron.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/app/sessions');
  await expect(elsewhere).toHaveURL(/:\d+\/$/);
  await elsewhere.context().close();
});

test('without activity the person is warned, may go on, and is signed out with the reason at the end', async ({
  page,
}) => {
  await page.clock.install();
  await openHomeAs(page, PERSON);
  await page.clock.runFor('28:30');
  const warning = page.getByRole('alertdialog', { name: 'Su sesión está por terminar' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Seguir' }).click();
  await expect(warning).toBeHidden();
  await expectHome(page);
  await page.clock.runFor('30:30');
  await expect(page.getByText('Su sesión terminó por inactividad.')).toBeVisible();
});

test('before the absolute end the person signs in anew under the screen, and what was typed stays', async ({
  page,
}) => {
  await page.clock.install();
  await openHomeAs(page, '1000000001');
  // The first warning comes a quarter of an hour before the end, the last one two minutes before.
  await askDatabase(
    "update sessions set expires_at = now() + interval '11 minutes' where revoked_at is null",
  );
  await page.goto('/app/admin/entities/new');
  const warning = page.getByRole('alertdialog', { name: /^Su sesión termina a las? / });
  await warning.getByRole('button', { name: 'Más tarde' }).click();
  const nombre = page.getByRole('textbox', { name: /^Nombre o razón/ });
  await nombre.fill('A medio escribir');
  await page.clock.fastForward('09:30');
  await expect(warning).toBeVisible();
  const before = await countRows('sessions');
  await warning.getByRole('button', { name: 'Iniciar sesión de nuevo' }).click();
  await expect(warning).toBeHidden();
  await expect(page.getByText('No fue posible iniciar sesión de nuevo')).toBeHidden();
  await expect(nombre).toHaveValue('A medio escribir');
  expect(await countRows('sessions')).toBe(before + 1);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page
    .getByRole('alertdialog', { name: '¿Salir sin guardar?' })
    .getByRole('button', { name: 'Salir sin guardar' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entidades' })).toBeVisible();
});
