import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';

test('[GEN-02] a visitor finds an element by a synonym written wrong, opens it, reads its structure and shares the address', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Diccionario', exact: true })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Diccionario de elementos de dato' }),
  ).toBeVisible();
  // 'cédula' is another name of the number of identification.
  await page.getByRole('combobox', { name: 'Buscar elementos de dato' }).fill('cedlua');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/\/diccionario\?texto=cedlua$/);
  const results = page.getByRole('table', { name: 'Elementos de dato encontrados' });
  const found = results.getByRole('link', { name: 'Número de identificación', exact: true });
  await expect(found).toBeVisible();
  await page
    .getByRole('complementary', { name: 'Filtrar los elementos' })
    .getByRole('button', { name: /^Simple/ })
    .click();
  await expect(page).toHaveURL(/tipo=simple/);
  await found.click();
  await expect(page).toHaveURL(/\/diccionario\/numIdentificacion$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Número de identificación' })).toBeVisible();
  const index = page.getByRole('navigation', { name: 'En esta página' });
  await index.getByRole('link', { name: /^Estructura y reglas/ }).click();
  await expect(page).toHaveURL(/#reglas$/);
  await expect(index.locator('[aria-current="true"]')).toHaveText(/^Estructura y reglas/);
  const form = page.getByRole('region', { name: 'Estructura y reglas' }).getByText('[0-9A-Z]{3,20}');
  await expect(form).toBeInViewport();
  await page.getByRole('textbox', { name: 'Pruebe un valor' }).fill('12');
  await page.getByRole('button', { name: 'Probar' }).click();
  await expect(page.getByText(/^«12» no es válido\./)).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext();
  const shared = await other.newPage();
  await shared.goto(page.url());
  const rules = shared.getByRole('region', { name: 'Estructura y reglas' });
  await expect(rules.getByText('[0-9A-Z]{3,20}')).toBeVisible();
  await expect(rules.getByRole('heading')).toBeFocused();
  await other.close();
});
