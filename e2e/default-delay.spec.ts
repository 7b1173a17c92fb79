import { expect, type Page, test } from './support/journey.ts';
import { START_TEXT } from './support/start-attempt.ts';
import { readLocalStorage, readSessionStorage } from './support/storage.ts';

/** The default of the specification. */
const DELAY_MS = 5_000;

test.use({ server: 'defaultDelay' });

/** Requests that belong to a sign-in. */
function collectSignIns(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (/\/autenticador\/|servicioLogin/.test(request.url())) found.push(request.url());
  });
  return found;
}

/** Time stands still from the first load on: the five seconds do not end before a test lets them. */
async function holdTime(page: Page): Promise<void> {
  const begin = Date.now();
  await page.clock.install({ time: begin });
  await page.clock.pauseAt(begin + 1_000);
}

test('[LAND-03] [LAND-04] [LOGIN-02] with the default the spinner shows five seconds and says what happens, and nobody is taken anywhere', async ({
  page,
}) => {
  const signIns = collectSignIns(page);
  await holdTime(page);
  await page.goto('/');
  const spinner = page.getByText(START_TEXT);
  await expect(spinner).toBeVisible();
  await page.clock.runFor(DELAY_MS - 1);
  await expect(spinner).toBeVisible();
  await page.clock.runFor(1);
  await expect(spinner).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(signIns).toEqual([]);
  expect(await readLocalStorage(page)).toEqual({});
  expect(await readSessionStorage(page)).toEqual({});
});

test('[LAND-03] the landing is readable and usable while the spinner shows', async ({ page }) => {
  const signIns = collectSignIns(page);
  await holdTime(page);
  await page.goto('/');
  const spinner = page.getByText(START_TEXT);
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const search = page.getByRole('textbox', { name: 'Busque un dato, un servicio o una mesa' });
  await search.fill('pasaporte');
  await page.getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'iniciar sesión', exact: true })).toBeEnabled();
  await expect(spinner).toBeVisible();
  await page.clock.runFor(DELAY_MS);
  await expect(spinner).toBeHidden();
  await expect(search).toHaveValue('pasaporte');
  expect(signIns).toEqual([]);
});

test("[LAND-03] 'iniciar sesión' does not wait for the start attempt", async ({ page }) => {
  await holdTime(page);
  await page.goto('/');
  await expect(page.getByText(START_TEXT)).toBeVisible();
  await page.getByRole('button', { name: 'iniciar sesión', exact: true }).click();
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
});
