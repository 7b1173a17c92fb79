import { findOverflow, findViolations } from './support/accessible.ts';
import { authenticatorPlaces } from './support/authenticator-places.ts';
import { findMisplacedBoxes } from './support/boxes.ts';
import { CRAWLS, type Crawl } from './support/crawls.ts';
import { expect, type Page, test } from './support/journey.ts';
import type { Place } from './support/places.ts';
import { findBlockedControls } from './support/unexplained-controls.ts';
import { openSessionOf } from './support/viewers.ts';

const WIDEST = 1280;
const PHONE = 390;
const NARROWEST = 320;

const EVERYTHING = process.env['A11Y'] === 'all';
const THEMES = EVERYTHING ? (['light', 'dark'] as const) : (['light'] as const);
const ALL_WIDTHS = [1440, WIDEST, 1024, 768, PHONE, NARROWEST];

/** One place that fails hides no other. */
const softly = expect.configure({ soft: true });

/** What axe finds in a place; `npm run test:a11y` alone looks again and again at what places repeat or share. */
async function inspect(page: Page, { repeated }: Place): Promise<string[]> {
  if (EVERYTHING) return findViolations(page);
  if (repeated === undefined) return findViolations(page, { isFrameKnown: true });
  await page.evaluate(`void (window.repeated = [...document.querySelectorAll('${repeated}')].map((element) => {
    const place = document.createComment('');
    element.replaceWith(place);
    return [place, element];
  }))`);
  const violations = await findViolations(page);
  await page.evaluate('window.repeated.forEach(([place, element]) => place.replaceWith(element))');
  return violations;
}

/**
 * Each place is opened once, for a computer, and then narrowed as a person narrows a window: for axe, and for what must
 * not be scrolled sideways, which the narrowest one shows best. `npm run test:a11y` looks at each place in every width;
 * `npm test` looks at one as on a computer and at the next as on a phone.
 */
async function checkPlaces(page: Page, { places, viewer }: Crawl): Promise<number> {
  let boxes = 0;
  for (const [position, place] of places.entries()) {
    const { name, open } = place;
    await page.setViewportSize({ width: WIDEST, height: 900 });
    await open(page);
    const { unexplained } = await findBlockedControls(page);
    softly(unexplained, `${name}, ¿Por qué no puedo?`).toEqual([]);
    for (const width of EVERYTHING ? ALL_WIDTHS : [position % 2 === 0 ? WIDEST : PHONE]) {
      await page.setViewportSize({ width, height: 900 });
      await softly.poll(() => findOverflow(page), `${name}, ${width} px, sideways`).toBe(0);
      softly(await inspect(page, place), `${name}, ${width} px`).toEqual([]);
      // Elsewhere they are measured by `npm run test:a11y`.
      if (EVERYTHING || (width === WIDEST && viewer === 'leader')) {
        const { seen, misplaced } = await findMisplacedBoxes(page);
        softly(misplaced, `${name}, ${width} px, boxes`).toEqual([]);
        boxes += seen;
      }
    }
    await page.setViewportSize({ width: NARROWEST, height: 900 });
    await softly.poll(() => findOverflow(page), `${name}, ${NARROWEST} px, sideways`).toBe(0);
  }
  return boxes;
}

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

/** The same places, those of one viewer in one application that stays open: to open it takes longer than a look. */
function joinByViewer(crawls: readonly Crawl[]): Crawl[] {
  return [...Map.groupBy(crawls, ({ viewer }) => viewer)].map(([viewer, ofViewer]) => ({
    of: 'the product',
    viewer,
    places: ofViewer.flatMap(({ of, places }) =>
      places.map((place) => ({ ...place, name: `${of}, ${place.name}` })),
    ),
  }));
}

/** The pages of the authenticator come to a sign-in, and go on from it. */
const EVERY_CRAWL: readonly Crawl[] = [
  { of: 'the authenticator', viewer: 'visitor', places: authenticatorPlaces },
  ...(EVERYTHING ? CRAWLS : joinByViewer(CRAWLS)),
];

for (const colorScheme of THEMES) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const crawl of EVERY_CRAWL) {
      const { of, viewer, places } = crawl;
      test(`every place of ${of} for the ${viewer} has no axe violation, no sideways scroll and no control that does not say why (${colorScheme})`, async ({
        page,
      }) => {
        await openSessionOf(page, viewer);
        const boxes = await checkPlaces(page, crawl);
        if (EVERYTHING)
          process.stdout.write(
            `${of}, ${viewer}, ${colorScheme}: ${places.length} places, ${boxes} boxes measured\n`,
          );
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

test('the look leaves out a frame that stands as it stood, and no other', async ({ page }) => {
  await page.setContent(`<html lang="es"><title>Página</title><header><a href="/">Inicio</a></header>
    <main><h1>Título</h1><p id="part"></p></main></html>`);
  const look = () => findViolations(page, { isFrameKnown: true });
  expect(await look()).toEqual([]);
  const plant = (selector: string) =>
    page.locator(selector).evaluate((element) => element.append(new Image()));
  await plant('header');
  expect(await look()).toEqual([expect.stringMatching(/^image-alt · /)]);
  await page.locator('header > img').evaluate((image) => image.remove());
  await plant('#part');
  expect(await look()).toEqual([expect.stringMatching(/^image-alt · /)]);
  // A style changes nothing of how it is written: only a whole look sees that.
  await page.locator('#part > img').evaluate((image) => image.remove());
  await page.addStyleTag({ content: 'a { color: #ddd; background: #fff }' });
  expect(await look()).toEqual([]);
  expect(await findViolations(page)).toEqual([expect.stringMatching(/^color-contrast · /)]);
});

test('the look finds a box that leaves its card, lies over another or is cut, and none of what scrolls or ends in …', async ({
  page,
}) => {
  await page.setContent(`<main><style>section { width: 200px } p, code { display: block; width: 100px; overflow: hidden; white-space: nowrap }</style>
    <section><button style="margin-left: 150px; width: 100px">wide</button></section>
    <section><div style="overflow-x: auto"><button style="margin-left: 150px; width: 100px">scrolls</button></div></section>
    <section><button>under</button><button style="margin-left: -30px">over</button></section>
    <section style="overflow-x: auto"><button style="margin-left: 150px; width: 100px">scrolls itself</button></section>
    <section style="width: 90px"><a href="#a">one two</a> <a href="#b">three four five</a></section>
    <section><p>a text that is longer than its box</p>
      <code style="text-overflow: ellipsis">another text that is longer than its box</code></section></main>`);
  const { seen, misplaced } = await findMisplacedBoxes(page);
  expect(misplaced).toEqual([
    'button «wide» leaves its card',
    'button «under» lies over button «over»',
    'p «a text that is longer than its box» is cut',
  ]);
  expect(seen).toBe(9);
});
