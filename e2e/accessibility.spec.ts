import { findOverflow, findViolations } from './support/accessible.ts';
import { expect, type Page, test } from './support/journey.ts';
import { lenguajePlaces, lenguajePublicPlaces } from './support/lenguaje-routes.ts';
import { LIDER, nivelesPlaces, solicitudesPlaces } from './support/niveles-routes.ts';
import { openSession } from './support/open-session.ts';
import type { Place } from './support/places.ts';
import { OPERADORA, personalPlaces } from './support/private-routes.ts';
import { administratorPlaces, authenticatorPlaces, privatePlaces, visitorPlaces } from './support/routes.ts';
import { findBlockedControls } from './support/unexplained-controls.ts';

const WIDEST = 1280;
const NARROWEST = 320;

const EVERYTHING = process.env['A11Y'] === 'all';
const THEMES = EVERYTHING ? (['light', 'dark'] as const) : (['light'] as const);
const WIDTHS = EVERYTHING ? [WIDEST, 768, 390, NARROWEST] : [WIDEST, 390];

interface Crawl {
  readonly of: string;
  readonly places: readonly Place[];
  /** Who has signed in; a visitor where it is absent. */
  readonly as?: string;
}

const ADMINISTRADOR = '1000000001';
/** Of several entities: the first one is in force once the choice was seen. */
const FUNCIONARIA = '1000000004';

/** One place that fails hides no other. */
const softly = expect.configure({ soft: true });

/**
 * Each place is opened once, for a computer, and then narrowed as a person narrows a window: to each width, for axe
 * and for what must not be scrolled sideways, which the narrowest one shows best.
 */
async function checkPlaces(page: Page, places: readonly Place[]): Promise<void> {
  for (const { name, open } of places) {
    await page.setViewportSize({ width: WIDEST, height: 900 });
    await open(page);
    const { unexplained } = await findBlockedControls(page);
    softly(unexplained, `${name}, ¿Por qué no puedo?`).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await softly.poll(() => findOverflow(page), `${name}, ${width} px, sideways`).toBe(0);
      softly(await findViolations(page), `${name}, ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: NARROWEST, height: 900 });
    await softly.poll(() => findOverflow(page), `${name}, ${NARROWEST} px, sideways`).toBe(0);
  }
}

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

/** Who sees which places, by what the places are called. */
const CRAWLS: readonly Crawl[] = [
  { of: 'public route', places: visitorPlaces },
  { of: 'public route of the common language', places: lenguajePublicPlaces },
  { of: 'page of the authenticator', places: authenticatorPlaces },
  { of: 'personal screen', places: personalPlaces, as: OPERADORA },
  { of: 'private route', places: privatePlaces, as: FUNCIONARIA },
  { of: 'level screen of an entity', places: nivelesPlaces, as: LIDER },
  { of: 'request the ministry reads', places: solicitudesPlaces, as: ADMINISTRADOR },
  { of: 'route of the administration', places: administratorPlaces, as: ADMINISTRADOR },
  { of: 'route of the common language', places: lenguajePlaces, as: ADMINISTRADOR },
];

for (const colorScheme of THEMES) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const { of, places, as } of CRAWLS) {
      test(`every ${of} has no axe violation, no sideways scroll and no control that does not say why (${colorScheme})`, async ({
        page,
      }) => {
        if (as !== undefined) await openSession(page, as);
        await checkPlaces(page, places);
      });
    }
  });
}

test('the look finds what is wrong, in the whole page or a part of it', async ({ page }) => {
  await page.setContent(`<html lang="es"><title>Página</title><main><h1>Título</h1>
    <p id="part"><img id="inside" src="data:,"></p> <button id="outside"></button></main></html>`);
  const rulesOf = (violations: readonly string[]) => violations.map((text) => text.split(' · ', 2).join(' '));
  expect(rulesOf(await findViolations(page))).toEqual(['button-name #outside', 'image-alt #inside']);
  expect(rulesOf(await findViolations(page, { part: '#part' }))).toEqual(['image-alt #inside']);
  expect(rulesOf(await findViolations(page, { except: '#part' }))).toEqual(['button-name #outside']);
});
