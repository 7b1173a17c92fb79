import { listDialogOpeners, openDialog } from './support/dialog-openers.ts';
import { expect, type Locator, type Page, test } from './support/journey.ts';
import { openInside } from './support/open-inside.ts';
import { openSession } from './support/open-session.ts';
import { listScreens } from './support/product-screens.ts';
import { waitForScreen } from './support/screen-look.ts';
import { VIEWERS } from './support/viewers.ts';

/** The step of a request whose fields are written in a dialog. */
const ELEMENTOS = '/app/level/process-levelservices/nivel-uno/new?paso=elementos';

/** Screens that begin with an empty form. */
const BLANK_FORM = /\/(new|create|nuevo|meeting)$/;

/** How long a person holds the mouse button down. */
const PRESS_MS = 60;

/** Records the target of a click and cancels it, so that the form does not change. */
const NOTE_CLICKS = `document.addEventListener('click', (event) => {
  if (globalThis.goesThrough) return;
  globalThis.arrived = event.target.closest('button, a');
  event.preventDefault();
  event.stopPropagation();
}, true)`;

/**
 * Goes to one of the empty required fields that have not yet said what is wrong, as they stand now; whether there is
 * one. Each is left once: what has said its error moves nothing any more.
 */
const GO_TO_EMPTY = `(turn) => {
  const box = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document.querySelector('main');
  const fields = [...box.querySelectorAll(':is(input, textarea, select)[aria-required="true"]')].filter((field) =>
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
  // The form is still drawn again while data are loading.
  await expect(page.getByRole('status').getByText('Cargando', { exact: true })).toHaveCount(0);
}

/** How long a button may take to stand still with nothing over it. */
const STILL_MS = 5_000;

/**
 * Presses a button as a person does: the pointer goes to it once it stands still, and its own mouse button goes down
 * and up. Answers what kept the click from it, or null when it arrived. The button is found once: what the press draws
 * may change how many there are.
 */
async function findLoss(page: Page, press: Locator): Promise<string | null> {
  const button = await press.elementHandle();
  if (!button) return 'it is gone';
  await page.evaluate('globalThis.arrived = null');
  try {
    await button.hover({ timeout: STILL_MS });
  } catch (error) {
    return `the pointer does not reach it: ${String(error)}`;
  }
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2, { delay: PRESS_MS });
  return button.evaluate((element) => {
    const { arrived } = globalThis as { arrived?: Element };
    if (arrived === element) return null;
    return arrived ? `the click arrived at ${arrived.outerHTML.slice(0, 120)}` : 'no click came of the press';
  });
}

/** Results of the presses on a screen. */
interface Met {
  readonly lost: readonly string[];
  readonly pressed: number;
  /** Fields that said in the end what is wrong with them. */
  readonly said: number;
}

/** A form somebody may fill in: a screen, or a dialog over it. */
interface Form {
  readonly name: string;
  readonly open: () => Promise<void>;
  /** Where its fields and buttons stand. */
  readonly box: Locator;
}

/** Presses every button of a form, each from an empty field; who may not fill it in has none. */
async function pressAll(page: Page, { name, open, box }: Form): Promise<Met> {
  const presses = box.locator('button:not([aria-disabled="true"]):visible, a:visible');
  await open();
  const lost: string[] = [];
  let pressed = 0;
  for (let turn = 0; turn < (await presses.count()); turn += 1) {
    const press = presses.nth(turn);
    const scroll = () => expect(async () => await press.scrollIntoViewIfNeeded()).toPass();
    await scroll();
    if (!(await goToEmpty(page, turn))) {
      // All fields have shown their error: the form is opened again, without errors.
      await open();
      if (turn >= (await presses.count())) break;
      await scroll();
      if (!(await goToEmpty(page, turn))) break;
    }
    pressed += 1;
    const text = await press.innerText();
    const loss = await findLoss(page, press);
    if (loss !== null) lost.push(`${name}: ${text}: ${loss}`);
  }
  const said = await page.locator('[aria-invalid="true"]').count();
  return { lost, pressed, said };
}

/** Opens a dialog of a screen, whose clicks go through until it stands. */
async function openFormOf(page: Page, path: string, button: Locator): Promise<void> {
  if (await openDialog(page).isVisible()) await page.keyboard.press('Escape');
  await openForm(page, path);
  await page.evaluate('globalThis.goesThrough = true');
  await button.click();
  await expect(openDialog(page)).toBeVisible();
  await waitForScreen(page);
  await page.evaluate('globalThis.goesThrough = false');
}

/** Forms of the dialogs of these screens, one of each kind. */
async function pressDialogs(page: Page, paths: readonly string[]): Promise<Met[]> {
  const met: Met[] = [];
  const kinds = new Set<string>();
  for (const path of paths) {
    await openForm(page, path);
    for (const { kind, button } of await listDialogOpeners(page)) {
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      const open = () => openFormOf(page, path, button);
      met.push(await pressAll(page, { name: `${path}, ${kind}`, open, box: openDialog(page) }));
    }
    if (await openDialog(page).isVisible()) await page.keyboard.press('Escape');
  }
  return met;
}

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

/** Who fills in which forms, and whose records have dialogs with fields. */
const PEOPLE = [
  {
    who: 'the administrator',
    numero: VIEWERS.administrator,
    forms: BLANK_FORM,
    dialogs: /^\/app\/admin\/users\/\d+$/,
    least: 5,
  },
  {
    who: 'a leader',
    numero: VIEWERS.leader,
    forms: /\/nivel-uno\/new$/,
    dialogs: /\?paso=elementos$/,
    least: 0,
  },
] as const;

for (const { who, numero, forms, dialogs, least } of PEOPLE)
  test(`[SHELL-07] a click of ${who} on any button of a form or dialog arrives from an empty required field`, async ({
    page,
  }) => {
    await openSession(page, numero);
    await page.addInitScript(NOTE_CLICKS);
    await page.goto('/app/home');
    const screens = await listScreens(numero);
    const met: Met[] = [];
    for (const { path } of screens)
      if (forms.test(path))
        met.push(
          await pressAll(page, {
            name: path,
            open: () => openForm(page, path),
            box: page.getByRole('main'),
          }),
        );
    const paths = [...screens.map(({ path }) => path), ELEMENTOS].filter((path) => dialogs.test(path));
    const inDialogs = await pressDialogs(page, paths);
    expect([...met, ...inDialogs].flatMap(({ lost }) => lost)).toEqual([]);
    for (const some of [met, inDialogs])
      expect(some.filter(({ said }) => said > 0).length).toBeGreaterThan(0);
    expect(met.filter(({ pressed }) => pressed > 0).length).toBeGreaterThan(least);
  });
