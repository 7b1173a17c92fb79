import { expect, type Locator, type Page, test } from './support/journey.ts';
import { openInside } from './support/open-inside.ts';
import { openSession } from './support/open-session.ts';
import { listScreens } from './support/product-screens.ts';

const ADMINISTRADOR = '1000000001';

/** Screens that begin with an empty form. */
const BLANK_FORM = /\/(new|create|nuevo|meeting)$/;

/** How long a finger rests on the button of a mouse. */
const PRESS_MS = 60;

/** Notes what a click arrived at, and lets nothing come of it: the form stays as it is. */
const NOTE_CLICKS = `document.addEventListener('click', (event) => {
  globalThis.arrived = event.target.closest('button, a');
  event.preventDefault();
  event.stopPropagation();
}, true)`;

/**
 * Goes to one of the empty required fields that have not yet said what is wrong, as they stand now; whether there is
 * one. Each is left once: what has said its error moves nothing any more.
 */
const GO_TO_EMPTY = `(turn) => {
  const fields = [...document.querySelectorAll('main :is(input, textarea, select)[aria-required="true"]')].filter((field) =>
    field.value === '' && !field.disabled && !field.readOnly && field.getAttribute('aria-invalid') !== 'true'
    && field.checkVisibility());
  fields[turn % fields.length]?.focus({ preventScroll: true });
  return fields.length > 0;
}`;

const goToEmpty = (page: Page, turn: number): Promise<boolean> => page.evaluate(`(${GO_TO_EMPTY})(${turn})`);

async function openForm(page: Page, path: string): Promise<void> {
  await openInside(page, path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  // What is loaded still draws the form anew.
  await expect(page.getByRole('status').getByText('Cargando', { exact: true })).toHaveCount(0);
}

/** Presses what stands there now; whether the click of the press arrived. */
async function arrives(page: Page, press: Locator): Promise<boolean> {
  const { x, y, width, height } = (await press.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.evaluate('globalThis.arrived = null');
  await page.mouse.click(x + width / 2, y + height / 2, { delay: PRESS_MS });
  return press.evaluate((element) => (globalThis as { arrived?: Element }).arrived === element);
}

/** What the presses of a screen met. */
interface Met {
  readonly lost: readonly string[];
  readonly pressed: number;
  /** Fields that said in the end what is wrong with them. */
  readonly said: number;
}

/** Presses every button of the form of an address, each from an empty field; who may not fill it in has none. */
async function pressAll(page: Page, path: string): Promise<Met> {
  const presses = page.getByRole('main').locator('button:not([aria-disabled="true"]):visible, a:visible');
  await openForm(page, path);
  const lost: string[] = [];
  let pressed = 0;
  for (let turn = 0; turn < (await presses.count()); turn += 1) {
    const press = presses.nth(turn);
    const scroll = () => expect(async () => await press.scrollIntoViewIfNeeded()).toPass();
    await scroll();
    if (!(await goToEmpty(page, turn))) {
      // All have said their error: the form begins anew, without what the errors showed.
      await openForm(page, path);
      if (turn >= (await presses.count())) break;
      await scroll();
      if (!(await goToEmpty(page, turn))) break;
    }
    pressed += 1;
    if (!(await arrives(page, press))) lost.push(`${path}: ${await press.innerText()}`);
  }
  const said = await page.locator('[aria-invalid="true"]').count();
  return { lost, pressed, said };
}

test.describe.configure({ timeout: 900_000 });

test('[SHELL-07] a click on any button of a form arrives from an empty required field', async ({ page }) => {
  await openSession(page, ADMINISTRADOR);
  await page.addInitScript(NOTE_CLICKS);
  await page.goto('/app/home');
  const met: Met[] = [];
  for (const { path } of await listScreens(ADMINISTRADOR))
    if (BLANK_FORM.test(path)) met.push(await pressAll(page, path));
  expect(met.flatMap(({ lost }) => lost)).toEqual([]);
  expect(met.filter(({ said }) => said > 0).length).toBeGreaterThan(0);
  expect(met.filter(({ pressed }) => pressed > 0).length).toBeGreaterThan(5);
});
