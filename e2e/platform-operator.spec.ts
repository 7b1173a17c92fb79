import { expectAccessible } from './support/accessible.ts';
import { askDatabase } from './support/database.ts';
import { expect, type Page, test } from './support/journey.ts';
import { openHomeAs } from './support/open-session.ts';

const OPERADOR = '1000000012';

/** What is registered before production. */
const countInstancia = () =>
  askDatabase(`select count(*)::int as cuantos, count(no_visto_desde)::int as faltan from plataforma_subsistemas
    where ambiente = 'preproduccion'`);

/** A whole instance before production, of one member or of two. */
function createInstancia(cuantos: number): Buffer {
  const miembros = ['NUEVA-0998', 'NUEVA-0999'].slice(0, cuantos).map((codigo) => ({
    clase: 'GOB',
    codigo,
    nombre: 'Entidad que llega',
    subsistemas: [{ codigo: 'PRUEBAS', servicios: [{ codigo: 'probar', version: 'v1', tipo: 'REST' }] }],
  }));
  return Buffer.from(JSON.stringify({ instancia: 'CO-PRE', miembros }));
}

/** Has the file of an instance reviewed. */
async function reviewInstancia(page: Page, cuantos: number): Promise<void> {
  await page.goto('/app/xroad/instancia');
  await page.getByRole('combobox', { name: 'Ambiente' }).selectOption({ label: 'Preproducción' });
  await page.locator('input[aria-label="Archivo de la instancia"]').setInputFiles({
    name: 'instancia.json',
    mimeType: 'application/json',
    buffer: createInstancia(cuantos),
  });
}

test('[AREA-05] the operator has the file of an instance reviewed before it changes anything', async ({
  page,
}) => {
  await openHomeAs(page, OPERADOR);
  const deAntes = await countInstancia();
  await reviewInstancia(page, 2);
  await expect(page.getByText('En preproducción: nuevo: 6.', { exact: false })).toBeVisible();
  expect(await countInstancia()).toEqual(deAntes);
  await expectAccessible(page, { themes: ['light', 'dark'] });
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('button', { name: 'Seleccionar archivo' })).toBeVisible();
  const registrada = await countInstancia();
  expect(registrada).not.toEqual(deAntes);

  await reviewInstancia(page, 1);
  await expect(
    page.getByText(/^En preproducción: no está en el archivo: 3\. Sin cambios: 3\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Elegir otro archivo' }).click();
  expect(await countInstancia()).toEqual(registrada);
});
