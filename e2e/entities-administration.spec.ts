import { expect, type Page, test } from './support/journey.ts';
import { openHomeAs, openSession } from './support/open-session.ts';

const LISTA = '/app/admin/entities';
const NOMBRE = 'Datos del Pacífico Demo S.A.S.';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Entidades encontradas' }).getByRole('rowheader');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A private entity with the NIT of these tests, whose check digit is 0. */
async function fillPrivada(page: Page, digito: string): Promise<void> {
  await page.getByText('Privada', { exact: true }).click();
  await page.getByRole('textbox', { name: /^NIT/ }).fill('999000154');
  await page.getByRole('textbox', { name: /^Número de verificación/ }).fill(digito);
  await page.getByRole('textbox', { name: /^Nombre o razón/ }).fill(NOMBRE);
  await page.getByLabel('Sector').selectOption({ label: 'Privado' });
  await page.getByRole('combobox', { name: /^Departamento/ }).fill('valle');
  await page.getByRole('option', { name: 'Valle del Cauca' }).click();
  await page.getByRole('combobox', { name: /^Municipio/ }).fill('CALI');
  await page.getByRole('option', { name: 'Cali', exact: true }).click();
}

test.describe.configure({ mode: 'serial' });

test.describe('administration of the entities', () => {
  test('[AREA-01] [ERR-01] a private entity is refused with a wrong check digit and created with the right one', async ({
    page,
  }) => {
    await openHomeAs(page, '1000000001');
    await page
      .getByRole('navigation', { name: 'Menú de funcionalidades' })
      .getByRole('link', { name: 'Entidades', exact: true })
      .click();
    await page.getByRole('link', { name: 'Crear entidad' }).click();
    await expect(heading(page, 'Crear entidad')).toBeVisible();
    await fillPrivada(page, '1');
    const submit = page.getByRole('button', { name: 'Crear entidad' });
    await submit.click();
    const modal = page.getByRole('alertdialog', { name: '¡Error de validación!' });
    await expect(modal.getByRole('listitem')).toHaveText([/por favor verifica la información/]);
    await modal.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByText('Para el NIT 999000154 es 0.')).toBeVisible();
    await page.getByRole('textbox', { name: /^Número de verificación/ }).fill('0');
    await submit.click();
    await expect(heading(page, NOMBRE)).toBeVisible();
    await expect(page.getByText('NIT 999000154-0')).toBeVisible();
  });

  test('[ERR-01] what only the server finds wrong opens the modal too, and shows at its field', async ({
    page,
  }) => {
    await openSession(page, '1000000001');
    await page.goto(`${LISTA}/new`);
    await fillPrivada(page, '0');
    const answer = page.waitForResponse('**/api/entidad/crear');
    await page.getByRole('button', { name: 'Crear entidad' }).click();
    const { detalles } = (await (await answer).json()) as { detalles: { campo: string; mensaje: string }[] };
    expect(detalles.map(({ campo }) => campo)).toEqual(['nit']);
    const mensaje = detalles[0]?.mensaje ?? '';
    const modal = page.getByRole('alertdialog', { name: '¡Error de validación!' });
    await expect(modal.getByRole('listitem')).toContainText([mensaje]);
    await modal.getByRole('button', { name: 'Aceptar' }).click();
    const nit = page.getByRole('textbox', { name: /^NIT/ });
    await expect(nit).toHaveAccessibleDescription(`Sin puntos ni guion. ${mensaje}`);
    await expect(nit).toHaveValue('999000154');
  });

  test('[AREA-01] [ROUTE-13] [ROUTE-17] found by filter, edited, and the way back restores filter and page', async ({
    page,
  }) => {
    await openSession(page, '1000000001');
    await page.goto(LISTA);
    await page.getByRole('textbox', { name: 'Nombre, sigla o NIT' }).fill('PACIFICO demo');
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    // Beside the menu the table is narrow: its least important column stands under the name.
    await expect(rows(page)).toHaveText([`${NOMBRE} Tipo: Privada`]);
    await page.getByRole('link', { name: `Ver ${NOMBRE}` }).click();
    await page.getByRole('link', { name: 'Editar', exact: true }).click();
    await page.getByRole('textbox', { name: /^Sigla/ }).fill('PACIFICO-DEMO');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /PACIFICO-DEMO/ })).toBeVisible();

    await page.goto(LISTA);
    await page.getByLabel('Tipo de entidad').selectOption({ label: 'Pública' });
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    await expect(page).toHaveURL(/tipo=publica/);
    await page.getByRole('button', { name: 'Página 2', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Página 2, actual' })).toBeVisible();
    await expect(page).toHaveURL(/pagina=2/);
    await expect(page.getByRole('table', { name: 'Entidades encontradas' })).not.toHaveAttribute('aria-busy');
    const names = await rows(page).allTextContents();
    await page.getByRole('link', { name: /^Ver / }).nth(3).click();
    const index = page.getByRole('navigation', { name: 'En esta página' });
    await index.getByRole('link', { name: 'Contacto' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Contacto' })).toBeInViewport();
    await page.getByRole('link', { name: 'Volver', exact: true }).click();
    await expect(page).toHaveURL(/entitiesConsult=1/);
    await expect(page.getByRole('button', { name: 'Página 2, actual' })).toBeVisible();
    await expect(page.getByLabel('Tipo de entidad')).toHaveValue('publica');
    await expect(rows(page)).toHaveText(names);
  });

  test('[AREA-01] an official file is reviewed with its errors, then applied', async ({ page }) => {
    await openSession(page, '1000000001');
    await page.goto('/app/admin/catalogs?catalogo=municipios');
    // Every catalogue is in sight, in one line.
    const tabs = page.getByRole('tab');
    await expect(tabs.last()).toBeInViewport();
    const [first, last] = [await tabs.first().boundingBox(), await tabs.last().boundingBox()];
    expect(last?.y).toBe(first?.y);
    await page.getByRole('button', { name: 'Importar archivo' }).click();
    await page.getByLabel('Archivo CSV').setInputFiles({
      name: 'divipola.csv',
      mimeType: 'text/csv',
      // As a spreadsheet in Spanish saves it: Windows-1252 with semicolons.
      buffer: Buffer.from(
        'Código Municipio;Nombre Municipio\n05001;MEDELLÍN\n05999;PEÑA NUEVA\n5;Corto\n',
        'latin1',
      ),
    });
    await page.getByRole('button', { name: 'Revisar archivo' }).click();
    const review = page.getByRole('table', { name: 'Revisión del archivo' });
    await expect(review.getByRole('rowheader')).toHaveText(['Peña Nueva', 'Corto']);
    await expect(review).toContainText('El código son cinco dígitos, como 05001.');
    await page.getByRole('button', { name: 'Aplicar cambios' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aplicar al catálogo' }).click();
    await expect(
      page.getByText(/Filas nuevas: 1; cambiadas: 0; inactivadas: 0; con error, que quedaron por fuera: 1/),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Buscar por nombre o código' }).fill('peña nueva');
    await page.getByRole('search').getByRole('button').last().click();
    await expect(page.getByRole('table', { name: 'Municipios' }).getByRole('rowheader')).toHaveText([
      'Peña Nueva',
    ]);
  });
});
