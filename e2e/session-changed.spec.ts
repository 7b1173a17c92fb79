import { enterAs, expectHome } from './support/authenticator-page.ts';
import { expect, test } from './support/journey.ts';
import { passAlmostAnHour } from './support/pass-an-hour.ts';
import { collectFramePaths, countLogins } from './support/sign-in-calls.ts';
import { landAfter } from './support/sign-out.ts';
import { expectLocalKeys } from './support/storage.ts';

test('[LOGIN-08] ending the session on the authenticator’s own page logs the product out, with the reason', async ({
  page,
}) => {
  await enterAs(page, '1000000002');
  const other = await page.context().newPage();
  await other.goto('/autenticador/');
  await expect(other.getByRole('heading', { name: 'Su sesión está abierta' })).toBeVisible();
  await landAfter(page, async () => {
    await other.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(other.getByRole('heading', { name: 'La sesión se cerró' })).toBeVisible();
  });
  await expect(page.getByText('Su sesión terminó porque se cerró en el autenticador.')).toBeVisible();
  await expectLocalKeys(page, ['entitiesData']);
});

test('[LOGIN-08] a second tab watches the session too', async ({ page }) => {
  await enterAs(page, '1000000002');
  const second = await page.context().newPage();
  const renewed = second.waitForRequest('**/inicio-marco.js');
  await second.goto('/app/home');
  await expectHome(second);
  await renewed;
  await page.close();
  const other = await second.context().newPage();
  await other.goto('/autenticador/');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(second.getByText('Su sesión terminó porque se cerró en el autenticador.')).toBeVisible();
});

test('[LOGIN-16] [LOGIN-02] the silent refresh makes no login call, loads no application in its frame and does not reload the page', async ({
  page,
}) => {
  await page.clock.install();
  const logins = countLogins(page);
  await enterAs(page, '1000000002');
  await page.evaluate('window.samePage = true');
  const inFrames = collectFramePaths(page);
  const frame = page.getByTitle('Renovación de la sesión');
  const frames: { count: number; isVisible: boolean }[] = [];
  await page.route('**/inicio-marco.js', async (route) => {
    frames.push({ count: await frame.count(), isVisible: await frame.isVisible() });
    await route.continue();
  });
  const renewed = page.waitForRequest('**/inicio-marco.js');
  await passAlmostAnHour(page);
  await renewed;
  await expect.poll(() => frames).toEqual([{ count: 1, isVisible: false }]);
  await expect.poll(inFrames).toEqual(['/inicio', '/inicio-marco.js']);
  await expect(frame).toHaveCount(0);
  expect(logins()).toBe(1);
  expect(await page.evaluate('window.samePage')).toBe(true);
  await expectHome(page);
});
