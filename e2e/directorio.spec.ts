import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';

test('[AREA-15] [ROUTE-07] a visitor comes from the landing, finds a servicio, reads what it gives and how to connect', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isOfDirectory = (url: string) => /directorio/.test(url);
  expect(scripts.filter(isOfDirectory)).toEqual([]);

  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Directorio de servicios', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Directorio de servicios' })).toBeVisible();
  expect(scripts.filter(isOfDirectory).length).toBeGreaterThan(0);

  // What is not on show is not fetched: the boxes for data, and the table with its code.
  const isFetched = (file: string) => scripts.some((url) => url.includes(`/${file}-`));
  expect(['caja-datos', 'tabla-servicios', 'lists'].filter(isFetched)).toEqual([]);
  await page.getByRole('button', { name: 'Tengo → necesito' }).click();
  await expect(page.getByRole('combobox', { name: 'Necesito' })).toBeVisible();
  expect(['caja-datos', 'tabla-servicios', 'lists'].filter(isFetched)).toEqual(['caja-datos']);
  await page.getByRole('button', { name: 'Por palabras' }).click();

  await page.keyboard.press('/');
  await page.keyboard.type('pasaportes vigentes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/directorio-servicios\?texto=pasaportes\+vigentes$/);
  const found = page
    .getByRole('article')
    .getByRole('link', { name: /pasaportes vigentes/i })
    .first();
  await expect(found).toBeVisible();
  await page.getByRole('button', { name: '¿Por qué en este orden?' }).click();
  await expect(page.getByRole('region', { name: 'Por qué en este orden' })).toBeVisible();
  await expectAccessible(page);

  await found.click();
  await expect(page).toHaveURL(/\/directorio-servicios\/[^/]+\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1, name: /pasaportes vigentes/i })).toBeVisible();
  await page.getByRole('button', { name: 'Solicitar acceso' }).click();
  const steps = page.getByRole('region', { name: 'Cómo conectarse' });
  await expect(steps.getByRole('heading', { name: 'Cómo conectarse' })).toBeFocused();
  await expect(steps.getByText('Para quien aún no ha ingresado.')).toBeVisible();
  await expect(steps.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});
