import { AxeBuilder } from '@axe-core/playwright';
import { enterAs, signInAs } from './support/authenticator-page.ts';
import { expect, type Page, test } from './support/journey.ts';
import { lenguajePlaces, lenguajePublicPlaces } from './support/lenguaje-routes.ts';
import type { Place } from './support/places.ts';
import { OPERADORA, personalPlaces } from './support/private-routes.ts';
import { administratorPlaces, authenticatorPlaces, privatePlaces, visitorPlaces } from './support/routes.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NARROWEST = 320;

const EVERYTHING = process.env['A11Y'] === 'all';
const THEMES = EVERYTHING ? (['light', 'dark'] as const) : (['light'] as const);
const WIDTHS = EVERYTHING ? [1280, 768, 390, NARROWEST] : [1280, 390];

/** Whatever fades in has come: half transparent text has no contrast. Spinners turn for ever and are not waited for. */
const FINISH_ANIMATIONS = `Promise.allSettled(document.getAnimations()
  .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
  .map(({ finished }) => finished)).then(() => null)`;

/** What axe finds, short enough to read. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(FINISH_ANIMATIONS);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} · ${target.join(' ')} · ${failureSummary ?? ''}`),
  );
}

/** How many pixels the page can be scrolled sideways. */
function findOverflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

async function checkPlaces(page: Page, places: readonly Place[], width: number): Promise<void> {
  const isNarrow = width === Math.min(...WIDTHS);
  for (const { name, open } of places) {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    expect.soft(await findViolations(page), name).toEqual([]);
    if (isNarrow) await page.setViewportSize({ width: NARROWEST, height: 800 });
    expect.soft(await findOverflow(page), `${name}, sideways`).toBe(0);
  }
}

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const colorScheme of THEMES) {
  for (const width of WIDTHS) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme });

      test(`every public route has no axe violation and no sideways scroll (${colorScheme}, ${width} px)`, async ({
        page,
      }) => {
        await checkPlaces(page, visitorPlaces, width);
      });

      test(`every public route of the common language has no axe violation and no sideways scroll (${colorScheme}, ${width} px)`, async ({
        page,
      }) => {
        await checkPlaces(page, lenguajePublicPlaces, width);
      });

      test(`every route of the common language has no axe violation and no sideways scroll (${colorScheme}, ${width} px)`, async ({
        page,
      }) => {
        await enterAs(page, '1000000001');
        await checkPlaces(page, lenguajePlaces, width);
      });

      test(`every page of the authenticator has no axe violation and no sideways scroll (${colorScheme}, ${width} px)`, async ({
        page,
      }) => {
        await checkPlaces(page, authenticatorPlaces, width);
      });

      test(`every private route has no axe violation and no sideways scroll (${colorScheme}, ${width} px)`, async ({
        page,
      }) => {
        await signInAs(page, '1000000004');
        await expect(page).toHaveURL('/user-entities');
        await checkPlaces(page, privatePlaces, width);
      });

      test(`every personal screen has no axe violation and no sideways scroll (${colorScheme}, ${width} px)`, async ({
        page,
      }) => {
        await enterAs(page, OPERADORA);
        await checkPlaces(page, personalPlaces, width);
      });

      test(`every route of the administration has no axe violation and no sideways scroll (${colorScheme}, ${width} px)`, async ({
        page,
      }) => {
        await enterAs(page, '1000000001');
        await checkPlaces(page, administratorPlaces, width);
      });
    });
  }
}
