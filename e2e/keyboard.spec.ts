import { PASSWORD } from './support/authenticator-page.ts';
import { expect, type Page, test } from './support/journey.ts';
import { expectFocusOnHeading, pressOn, tabTo } from './support/keyboard.ts';
import { results, selectedTab } from './support/mesas-page.ts';

/** The skip link is the first stop of a page. */
async function focusSkipLink(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: 'Saltar al contenido principal' });
  // The first text of a page, which the server writes, has no stop yet.
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
}

test('the public journey by keyboard alone: search, order, pages, tabs, meeting, download, back', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await focusSkipLink(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenido')).toBeFocused();

  await test.step('search from the landing', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Busque un dato, un servicio o una mesa' }));
    await page.keyboard.type('pasaporte');
    await page.keyboard.press('Enter');
    await expectFocusOnHeading(page, 'Buscar en todo el sistema');
    await tabTo(page, page.getByRole('button', { name: /^Mesas \d/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: /^Ver los \d+ en Mesas$/ }));
    await page.keyboard.press('Enter');
    await expectFocusOnHeading(page, 'Mesas de Interoperabilidad');
  });
  await test.step('autocomplete', async () => {
    const box = page.getByRole('combobox', { name: 'Entidad Líder' });
    await tabTo(page, box);
    await page.keyboard.type('relaciones');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Ministerio de relaciones exteriores');
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
  });
  await test.step('radio, order, size and pages of the results', async () => {
    const table = results(page);
    await pressOn(page, page.getByRole('button', { name: 'Consultar', exact: true }));
    await expect(table).toBeVisible();
    await pressOn(page, table.getByRole('button', { name: 'Nombre de la mesa' }));
    await expect(table.getByRole('columnheader', { name: 'Nombre de la mesa' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await pressOn(page, page.getByRole('button', { name: 'Página 2', exact: true }));
    await expect(page.getByRole('button', { name: 'Página 2, actual' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Anterior página' }), 'Shift+Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Página 1, actual' })).toBeVisible();
  });
  await test.step('consult and its tabs', async () => {
    await tabTo(page, page.getByRole('link', { name: 'VER MESA Pasaportes', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocusOnHeading(page, /Pasaportes$/);
    await tabTo(page, selectedTab(page));
    await page.keyboard.press('ArrowRight');
    await expect(selectedTab(page)).toHaveText('Información');
    await page.keyboard.press('End');
    await expect(selectedTab(page)).toHaveText(/^Reuniones de avance/);
    await page.keyboard.press('ArrowLeft');
    await expect(selectedTab(page)).toHaveText(/^Servicios/);
    await page.keyboard.press('ArrowRight');
    await expect(selectedTab(page)).toBeFocused();
  });
  await test.step('meeting, download and the way back', async () => {
    await pressOn(page, page.getByRole('link', { name: /^VER reunión/ }).first());
    await expectFocusOnHeading(page, 'Reunión de avance');
    const arrives = page.waitForEvent('download');
    await pressOn(page, page.getByRole('button', { name: /^Descargar/ }).first());
    await arrives;
    await tabTo(page, page.getByRole('link', { name: 'REGRESAR', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocusOnHeading(page, /Pasaportes$/);
    await pressOn(page, page.getByRole('link', { name: 'VOLVER', exact: true }));
    await expectFocusOnHeading(page, 'Mesas de Interoperabilidad');
    await expect(page.getByRole('textbox', { name: 'Nombre de la mesa' })).toHaveValue('pasaporte');
  });
});

test('a modal by keyboard: focus on its title, kept inside, Escape takes the safe way and gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'REGISTRAR NUEVO USUARIO' });
  await pressOn(page, link);
  const modal = page.getByRole('alertdialog', { name: 'Nivel de seguridad' });
  await expect(modal.getByRole('heading')).toBeFocused();
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(modal.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(modal.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(link).toBeFocused();
});

test('sign-in, choice of the entity, menu and sign-out by keyboard alone', async ({ page }) => {
  await test.step('authenticator', async () => {
    await page.goto('/');
    await pressOn(page, page.getByRole('button', { name: 'iniciar sesión', exact: true }));
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    await focusSkipLink(page);
    await tabTo(page, page.getByLabel('Tipo de identificación'));
    await page.keyboard.press('Home');
    await expect(page.getByLabel('Tipo de identificación')).toHaveValue('CC');
    await tabTo(page, page.getByLabel('Número de identificación'));
    await page.keyboard.type('1000000004');
    await tabTo(page, page.getByLabel('Contraseña', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
  });
  await test.step('[ENT-03] a disabled card is reached and does nothing, a usable one opens', async () => {
    await expectFocusOnHeading(page, 'Le damos la bienvenida');
    const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
    await pressOn(page, cards.filter({ hasText: 'Usuario pendiente' }));
    await expect(page).toHaveURL('/user-entities');
    await tabTo(page, cards.first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocusOnHeading(page, /Diana$/);
  });
  await test.step('menu and user menu', async () => {
    const menu = page.getByRole('navigation', { name: 'Menú de funcionalidades' });
    await tabTo(page, menu.getByRole('link', { name: 'Mesas de interoperabilidad' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocusOnHeading(page, 'Mesas de Interoperabilidad');
    await tabTo(page, page.getByRole('button', { name: /^Menú de usuario/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Cambiar de entidad' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Mi perfil' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Mis sesiones' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Mis datos' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Mis exportaciones' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Menú de usuario/ })).toBeFocused();
  });
  await test.step('sign-out', async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeFocused();
    await page.keyboard.press('Enter');
    const modal = page.getByRole('alertdialog', { name: '¡Cerrar sesión!' });
    await expect(modal.getByRole('heading')).toBeFocused();
    await pressOn(page, modal.getByRole('button', { name: 'Si', exact: true }));
    await expect(page).toHaveURL('/');
  });
});
