import { createPdf } from '@marco/archivos/testing';
import { expect, type Page, test } from './support/journey.ts';
import { openHomeAs, openSession } from './support/open-session.ts';

const LISTA = '/app/admin/capadeuso/filter';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const table = (page: Page) => page.getByRole('table', { name: 'Capas de uso encontradas' });

test('[AREA-02] [ROUTE-12] [ROUTE-17] [TABLE-05] a layer is made, published, versioned with its document, and the list comes back as it was', async ({
  page,
}) => {
  await openHomeAs(page, '1000000001');
  await page
    .getByRole('navigation', { name: 'Menú de funcionalidades' })
    .getByRole('link', { name: 'Capas de uso', exact: true })
    .click();
  await page.getByRole('link', { name: 'Crear capa de uso' }).click();
  await expect(heading(page, 'Crear capa de uso')).toBeVisible();
  await page.getByRole('radiogroup', { name: /^Tipo/ }).getByText('Sectorial', { exact: true }).click();
  await page.getByLabel('Código').fill('SectorPrueba');
  await page.getByLabel('Capa superior').selectOption({ label: 'Común' });
  await page.getByRole('combobox', { name: /^Sector/ }).selectOption({ index: 1 });
  await page.getByLabel('Carpeta').fill('Sectorial/Prueba');
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Sector de prueba');
  await page.getByLabel('Prefijo XML').fill('pru');
  await page.getByRole('textbox', { name: /^Descripción/ }).fill('Elementos del sector de prueba.');
  await page.getByLabel('Fuente de información').fill('Acta 1 de la mesa de prueba.');
  await page.getByRole('button', { name: 'Crear capa de uso' }).click();
  await expect(heading(page, 'Sector de prueba')).toBeVisible();

  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar capa' }).click();
  await expect(page.getByText('La capa de uso quedó vigente.')).toBeVisible();

  await page.getByRole('link', { name: 'Versionar' }).click();
  await expect(page.getByText('Espacio de nombres: ')).toContainText('/1.0/esquemas/Sectorial/Prueba');
  await page.getByText('Mayor: versión 2.0').click();
  await page.getByLabel('Fuente de información').fill('Acuerdo 7.');
  await page.locator('input[type=file]').setInputFiles({
    name: 'Acuerdo.pdf',
    mimeType: 'application/pdf',
    buffer: createPdf('acuerdo'),
  });
  await expect(page.getByText('Cargado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Crear versión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Crear versión' }).click();
  await expect(
    page.getByText('La nueva versión está vigente; la anterior quedó como histórica.'),
  ).toBeVisible();
  const versions = page.getByRole('table', { name: 'Versiones de la capa de uso' });
  await expect(versions.getByRole('rowheader')).toHaveText([/^2\.0/, /^1\.0/]);

  await page.goto(LISTA);
  await page.getByLabel('Nombre o código').fill('sector de PRUEBA');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  // Beside the menu the table is narrow: its least important column stands under the name.
  await expect(table(page).getByRole('rowheader')).toHaveText([
    /^Sector de prueba 2\.0 Espacio de nombres: /,
    /^Sector de prueba 1\.0 Espacio de nombres: /,
  ]);
  await expect(page).toHaveURL(/\/app\/admin\/capadeuso\/filter\?nombre=/);
  await page.getByRole('link', { name: 'Ver Sector de prueba 2.0' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/capadeuso\/\d+$/);
  await expect(heading(page, 'Sector de prueba')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Ver Sector de prueba 1.0' }).click();
  await expect(page.getByText(/^Esta versión ya no rige/)).toBeVisible();
  // The trail of a version leads back to where it was opened, with its filter.
  await page
    .getByRole('navigation', { name: 'Ruta de navegación' })
    .getByRole('link', { name: 'Capas de uso' })
    .click();
  await expect(page).toHaveURL(/filter\?capasConsult=1&nombre=sector/);
  await expect(table(page).getByRole('rowheader')).toHaveCount(2);
});

test('[AREA-11] [TABLE-05] an identifier is read from a layer, found in the tree, and resolved by a visitor', async ({
  page,
  browser,
}) => {
  await openSession(page, '1000000001');
  await page.goto('/app/admin/capadeuso/2');
  await page.getByRole('button', { name: '2.999.170.4.2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Estructura Identificador Objeto Digital - OID' });
  await expect(dialog.getByRole('listitem').last()).toHaveText('2.999.170.4.2 - Capa Local');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();

  await page.goto('/app/admin/oid?oid=2.999.170.4');
  const chosen = page.getByRole('treeitem', { selected: true });
  await expect(chosen).toContainText('Capas de uso');
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('treeitem', { name: /Capa Local/ })).toBeVisible();
  await page.getByRole('button', { name: 'Reservar arco' }).click();
  const form = page.getByRole('dialog', { name: 'Reservar arco' });
  await form.getByLabel('Nombre').fill('Para la capa de turismo');
  await form.getByRole('button', { name: 'Reservar' }).click();
  await expect(page.getByText(/^Se reservó 2\.999\.170\.4\.\d+\.$/)).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /Para la capa de turismo/ })).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto('/oid/2.999.170.4.2');
  await expect(heading(visitor, 'OID 2.999.170.4.2')).toBeVisible();
  await expect(visitor.getByRole('link', { name: '2.999.170.4', exact: true })).toBeVisible();
  await visitor.goto('/oid/2.999.170.99');
  await expect(visitor.getByText(/^Este OID no está asignado/)).toBeVisible();
  await visitor.close();
});
