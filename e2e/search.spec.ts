import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

const NAME = 'Buscar en todo el sistema';

test('[AREA-13] by the keyboard alone: a record is found, looked at and opened, and stands among the recent ones', async ({
  page,
}) => {
  await openHomeAs(page, '1000000001');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: NAME });
  const box = dialog.getByRole('combobox');
  await expect(box).toBeFocused();
  await page.keyboard.type('salud');
  await expect(dialog.getByRole('group', { name: 'Registros' })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Vista previa' })).toBeVisible();
  await page.keyboard.press('Tab');
  const pressed = dialog.getByRole('group', { name: 'Tipo' }).getByRole('button', { pressed: true });
  await expect(pressed).not.toHaveText('Todo');
  await page.keyboard.press('Shift+Tab');
  await expect(pressed).toHaveText('Todo');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const title = (await dialog.getByRole('option', { selected: true }).locator('b').textContent()) ?? '';
  expect(title).not.toBe('');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/\/app\/home/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('group', { name: 'Recientes' }).getByText(title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[AREA-13] a pasted code leads to its record, and Escape returns to where one was', async ({ page }) => {
  await openHomeAs(page, '1000000001');
  const opener = page.getByRole('button', { name: NAME }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: NAME });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('tema');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('combobox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText('899999053');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/admin\/entities\/\d+/);
});

test('[AREA-13] a visitor searches what is public, and sends its address', async ({ page }) => {
  await page.goto('/buscar?q=salud');
  await expect(page.getByRole('list', { name: 'Resultados' }).getByRole('link').first()).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Tipo' }).getByRole('button', { name: /^Solicitudes/ }),
  ).toHaveCount(0);
  await page
    .getByRole('group', { name: 'Tipo' })
    .getByRole('button', { name: /^Mesas/ })
    .click();
  await expect(page).toHaveURL(/tipo=mesas/);
});
