import { findOverflow, findViolations } from './support/accessible.ts';
import { enterAs, signInAs } from './support/authenticator-page.ts';
import { expect, type Page, test } from './support/journey.ts';
import { lenguajePlaces, lenguajePublicPlaces } from './support/lenguaje-routes.ts';
import { LIDER, nivelesPlaces, solicitudesPlaces } from './support/niveles-routes.ts';
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
  readonly enter?: (page: Page) => Promise<void>;
}

const enterAsAdministrador = (page: Page) => enterAs(page, '1000000001');

/** Signed in, with the entity still to be chosen. */
async function beginChoice(page: Page): Promise<void> {
  await signInAs(page, '1000000004');
  await expect(page).toHaveURL('/user-entities');
}

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
  { of: 'personal screen', places: personalPlaces, enter: (page) => enterAs(page, OPERADORA) },
  { of: 'private route', places: privatePlaces, enter: beginChoice },
  { of: 'level screen of an entity', places: nivelesPlaces, enter: (page) => enterAs(page, LIDER) },
  { of: 'request the ministry reads', places: solicitudesPlaces, enter: enterAsAdministrador },
  { of: 'route of the administration', places: administratorPlaces, enter: enterAsAdministrador },
  { of: 'route of the common language', places: lenguajePlaces, enter: enterAsAdministrador },
];

for (const colorScheme of THEMES) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const { of, places, enter } of CRAWLS) {
      test(`every ${of} has no axe violation, no sideways scroll and no control that does not say why (${colorScheme})`, async ({
        page,
      }) => {
        await enter?.(page);
        await checkPlaces(page, places);
      });
    }
  });
}
