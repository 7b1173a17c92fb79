import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

test('[AREA-12] the auditor filters, opens a detail, verifies the chain and exports', async ({ page }) => {
  await openHomeAs(page, '1000000011');
  await page
    .getByRole('navigation', { name: 'Menú de funcionalidades' })
    .getByRole('link', { name: 'Auditoría' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoría' })).toBeVisible();

  await page.getByLabel('Acción', { exact: true }).selectOption('Iniciar sesión');
  await page.getByLabel('Resultado', { exact: true }).selectOption('Éxito');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page).toHaveURL('/app/admin/audit?accion=iniciar-sesion&resultado=exito');
  const table = page.getByRole('table', { name: 'Eventos de auditoría encontrados' });
  await expect(table.getByRole('rowheader').first()).toHaveText(/^Iniciar sesión/);

  await page.getByRole('button', { name: /^Columnas/ }).click();
  const view = page.getByRole('dialog', { name: 'Vista de la tabla' });
  await view.getByRole('checkbox', { name: 'Persona' }).uncheck();
  await view.getByRole('radio', { name: 'Compacta' }).check();
  await page.keyboard.press('Escape');
  await expect(table.getByRole('columnheader', { name: 'Persona' })).toHaveCount(0);

  await table
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quién y cuándo' })).toContainText('127.0.0.1');

  // On paper the event has the whole width of the sheet: the menu leaves no place behind.
  // Paper is light, whatever the theme.
  await page.evaluate("document.documentElement.dataset.theme = 'dark'");
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('navigation', { name: 'Menú de funcionalidades' })).toBeHidden();
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBe(0);
  await expect(page.getByText(/^Impreso el \d/)).toBeVisible();
  await expect(page.getByRole('paragraph').first()).toHaveText(
    'Ministerio de Tecnologías de la Información y las Comunicaciones',
  );
  await expect(page.getByRole('link', { name: 'Volver' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // A sheet that ends within a grid is left empty.
  await expect(page.getByRole('region', { name: 'Quién y cuándo' }).locator('dl')).toHaveCSS(
    'display',
    'block',
  );
  await page.emulateMedia({ media: null });

  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/app/admin/audit?accion=iniciar-sesion&resultado=exito');
  await expect(table.getByRole('columnheader', { name: 'Resultado' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Persona' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Verificar la cadena' }).click();
  await expect(page.getByText(/^La cadena está íntegra\. Eventos comparados: /)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'DESCARGAR TABLA' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^auditoria-\d{4}-\d\d-\d\d\.csv$/);
});
