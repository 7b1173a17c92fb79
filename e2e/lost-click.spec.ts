import { expect, type Locator, type Page, test } from './support/journey.ts';
import { openInside } from './support/open-inside.ts';
import { openSession } from './support/open-session.ts';
import { listScreens } from './support/product-screens.ts';

const ADMINISTRADOR = '1000000001';

/** Screens that begin with an empty form. */
const BLANK_FORM = /\/(new|create|nuevo|meeting)$/;

/** How long a finger rests on the button of a mouse. */
const PRESS_MS = 60;

const REQUIRED = 'input[aria-required="true"], textarea[aria-required="true"], select[aria-required="true"]';

/** Notes what a click arrived at, and lets nothing come of it: the form stays as it is. */
const NOTE_CLICKS = `document.addEventListener('click', (event) => {
  globalThis.arrived = event.target.closest('button, a');
  event.preventDefault();
  event.stopPropagation();
}, true)`;

interface Form {
  /** Empty required fields, which say so when they are left. */
  readonly fields: readonly Locator[];
  readonly presses: readonly Locator[];
}

async function findForm(page: Page): Promise<Form> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  // What is loaded still draws the form anew.
  await expect(page.getByRole('status').getByText('Cargando', { exact: true })).toHaveCount(0);
  const fields: Locator[] = [];
  for (const field of await main.locator(REQUIRED).all())
    if ((await field.isEditable()) && (await field.inputValue()) === '') fields.push(field);
  const presses = await main.locator('button:not([aria-disabled="true"]):visible, a:visible').all();
  return { fields, presses };
}

/** Leaves an empty field by a press of the mouse; whether the click of the press arrived. */
async function leaveByPress(page: Page, field: Locator, press: Locator): Promise<boolean> {
  await expect(async () => await press.scrollIntoViewIfNeeded()).toPass();
  await field.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }));
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

/** Presses every button of the form of an address, each from another empty field; who may not fill it in has none. */
async function pressAll(page: Page, path: string): Promise<Met> {
  const open = async () => {
    await openInside(page, path);
    return await findForm(page);
  };
  let { fields, presses } = await open();
  const [count, buttons] = [fields.length, presses.length];
  const lost: string[] = [];
  for (let turn = 0; count > 0 && turn < buttons; turn += 1) {
    // A field shows its error once: when all have, the form begins anew.
    if (turn > 0 && turn % count === 0) ({ fields, presses } = await open());
    const [field, press] = [fields[turn % count], presses[turn]];
    if (!field || !press) throw new Error(`${path} is not the form it was.`);
    if (!(await leaveByPress(page, field, press))) lost.push(`${path}: ${await press.innerText()}`);
  }
  const said = await page.locator('[aria-invalid="true"]').count();
  return { lost, pressed: count === 0 ? 0 : buttons, said };
}

test('[SHELL-07] a click on any button of a form arrives from an empty required field', async ({ page }) => {
  await openSession(page, ADMINISTRADOR);
  await page.goto('/app/home');
  await page.evaluate(NOTE_CLICKS);
  const met: Met[] = [];
  for (const { path } of await listScreens(ADMINISTRADOR))
    if (BLANK_FORM.test(path)) met.push(await pressAll(page, path));
  expect(met.flatMap(({ lost }) => lost)).toEqual([]);
  expect(met.filter(({ said }) => said > 0).length).toBeGreaterThan(0);
  expect(met.reduce((sum, { pressed }) => sum + pressed, 0)).toBeGreaterThan(0);
});
