import { expect, test } from './support/journey.ts';

test('a visitor validates a message against an element, mends what it tells, and validates a batch', async ({
  page,
}) => {
  await page.goto('/validador');
  await page.getByRole('combobox', { name: 'Elemento' }).fill('tipo de telefono');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/elemento=\w+/);
  await page.getByRole('button', { name: 'Cargar un ejemplo' }).click();
  await expect(page.getByLabel('Mensaje', { exact: true })).toHaveValue(/</);
  await page.getByRole('button', { name: 'Validar', exact: true }).click();
  await expect(page.getByText(/es válido: cumple el esquema/)).toBeVisible();
  await page
    .getByLabel('Mensaje', { exact: true })
    .fill('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>');
  await page.getByRole('button', { name: 'Validar', exact: true }).click();
  await expect(page.getByText(/declara una entidad externa/)).toBeVisible();

  await page.getByRole('radio', { name: 'Un esquema mío' }).check({ force: true });
  const xsd =
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="nacimiento" type="xs:date"/></xs:schema>';
  const file = (name: string, text: string) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });
  await page.locator('input[type=file][aria-label="Esquema"]').setInputFiles(file('n.xsd', xsd));
  await page.getByLabel('Mensaje', { exact: true }).fill('<nacimiento>21/11/2026</nacimiento>');
  await page.getByRole('button', { name: 'Validar', exact: true }).click();
  const table = page.getByRole('table', { name: 'Errores del mensaje' });
  await expect(table.getByText('una fecha como 2026-11-21')).toBeVisible();
  await expect(table.getByText('Escriba «2026-11-21».')).toBeVisible();
  await expect(table.locator('xpath=..')).toHaveAttribute('data-fit', 'whole');
  await page.getByLabel('Mensaje', { exact: true }).fill('<nacimiento>2026-11-21</nacimiento>');
  await page.getByRole('button', { name: 'Validar', exact: true }).click();
  await expect(page.getByText(/es válido: cumple el esquema/)).toBeVisible();

  await page.getByRole('tab', { name: 'Un lote de mensajes' }).click();
  await page
    .locator('input[type=file][aria-label="Mensajes"]')
    .setInputFiles([
      file('uno.xml', '<nacimiento>2026-11-21</nacimiento>'),
      file('dos.xml', '<nacimiento>ayer</nacimiento>'),
    ]);
  await page.getByRole('button', { name: 'Validar lote' }).click();
  await expect(page.getByText('1 de 2 mensajes son válidos.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar informe (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('validacion-lote.csv');
});
