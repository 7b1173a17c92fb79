import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { expect, type Page, test } from './support/journey.ts';
import { HOME } from './support/mesas-page.ts';
import { openSession } from './support/open-session.ts';

/** A document of the demo data: its name is in no text of its mesa. */
const DOCUMENTO = 'Acta 02 - Pasaporte equino';
const DIRECCION = /modo=contenido&texto=Acta\+02\+-\+Pasaporte\+equino&fuente=documento/;
const NOMBRE = 'Actas del pasaporte equino';

const result = (page: Page, mesa: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: mesa }) });

async function expectFound(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Buscar en todo' })).toHaveValue(DOCUMENTO);
  await expect(page.getByRole('heading', { level: 3, name: 'Pasaporte equino' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Quitar filtro Dónde/ })).toBeVisible();
}

test('a mesa is found by the name of a document, the address shared with a visitor, kept with a name and opened again', async ({
  page,
  browser,
}) => {
  await openSession(page, '1000000003');
  await page.goto(HOME);
  await page.getByRole('link', { name: 'En el contenido' }).click();
  await page.getByRole('textbox', { name: 'Buscar en todo' }).fill(DOCUMENTO);
  await page.keyboard.press('Enter');
  const found = result(page, 'Pasaporte equino').first();
  await expect(found.getByText('Documento de reunión').first()).toBeVisible();
  await expect(
    found
      .locator('mark')
      .filter({ hasText: /^Acta$/ })
      .first(),
  ).toBeVisible();
  await page
    .getByRole('complementary', { name: 'Filtrar los resultados' })
    .getByRole('button', { name: /^Documento de reunión/ })
    .click();
  await expect(page).toHaveURL(DIRECCION);
  await expectFound(page);

  const visitor = await browser.newContext();
  const seen = await visitor.newPage();
  await seen.goto(page.url());
  await expectFound(seen);
  await expect(seen.getByRole('button', { name: 'Mis búsquedas' })).toHaveCount(0);
  // From the document to its meeting, to the mesa, and back to the search.
  await result(seen, 'Pasaporte equino').first().getByRole('link').nth(1).click();
  await expect(seen.getByRole('heading', { level: 1, name: 'Reunión de avance' })).toBeVisible();
  await seen.getByRole('link', { name: 'REGRESAR', exact: true }).click();
  await seen.getByRole('link', { name: 'VOLVER', exact: true }).click();
  await expectFound(seen);
  await visitor.close();

  await page.getByRole('button', { name: 'Mis búsquedas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Búsquedas guardadas' });
  await dialog.getByRole('textbox', { name: 'Guardar la búsqueda en pantalla' }).fill(NOMBRE);
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dialog.getByText(`está guardada como «${NOMBRE}»`)).toBeVisible();
  await expectAccessible(page, { part: '[role=dialog]' });

  await page.goto(HOME);
  await page.getByRole('button', { name: 'Mis búsquedas' }).click();
  await dialog.getByRole('link', { name: NOMBRE }).click();
  await expect(page).toHaveURL(DIRECCION);
  await expectFound(page);
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Mis búsquedas' }).click();
  await dialog.getByRole('button', { name: `Eliminar ${NOMBRE}` }).click();
  await expect(dialog.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: NOMBRE })).toBeVisible();
  // The button that was pressed is gone, and the focus with it for a moment: it comes back into the dialog.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('on a phone of 320 px the facets are chosen in a drawer by keyboard, and nothing is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${HOME}?modo=contenido&texto=pasaporte`);
  const button = page.getByRole('button', { name: 'Filtrar', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filtrar los resultados' });
  const choice = drawer.getByRole('button', { name: /^Cerrada/ });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/estado=cerrada/);
  await expectAccessible(page, { part: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filtrar (1)' })).toBeFocused();
  await expectNoSidewaysScroll(page);
});
