import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

const ADMINISTRADORA = '1000000001';

test('[AREA-10] an administrator takes the parameters along, changes one, and brings the file back over the differences', async ({
  page,
}) => {
  await openHomeAs(page, ADMINISTRADORA);
  await page.goto('/app/admin/parameters?grupo=busqueda');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar' }).click(),
  ]);
  const exported = await readFile(await download.path(), 'utf8');
  const field = page.getByRole('textbox', { name: /sugerencias/i }).first();
  const before = await field.inputValue();
  await field.fill('7');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Se guardó .* Ya rige\.$/)).toBeVisible();

  const file = (text: string) => ({
    name: 'parametros.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const input = page.getByLabel('Archivo de parámetros');
  const dialog = page.getByRole('dialog', { name: 'Importar parámetros' });
  // Spaces are no content: a person may have opened the file in an editor.
  await input.setInputFiles(file(exported.replaceAll('\n', '\n ')));
  await expect(dialog.getByText(/^1 valor difiere/)).toBeVisible();
  await expectAccessible(page, { themes: ['light', 'dark'] });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await input.setInputFiles(file(exported.replace('"sitio": "', '"sitio": "https://otro.ejemplo')));
  await expect(dialog.getByText(/alguien lo cambió después de exportarlo/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await input.setInputFiles(file(exported));
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Se guardó 1 valor. Ya rige.')).toBeVisible();
  await expect(field).toHaveValue(before);
});
