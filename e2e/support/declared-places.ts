import type {
  Driver,
  PlaceDeclaration,
  Press,
  ScriptedPlace,
  Shown,
  Viewer,
} from '@marco/test-kit/declarations';
import { expect, type Locator, type Page } from '@playwright/test';
import { askDatabase } from './database.ts';
import { openInside } from './open-inside.ts';
import { failing, heading, type Place, showsAlert, showsNothingPending } from './places.ts';
import { VIEWERS } from './viewers.ts';

/** The place a context declares, to be opened by a viewer. */
export function toPlace(declaration: PlaceDeclaration | ScriptedPlace, viewer: Viewer): Place {
  if ('reach' in declaration) {
    const { name, reach } = declaration;
    return { name, open: (page) => reach(toDriver(page, viewer)) };
  }
  const { name, path, failing: calls } = declaration;
  if (calls !== undefined) return failing(calls, name, path, showsAlert);
  return { name, open: (page) => open(page, declaration) };
}

function toDriver(page: Page, viewer: Viewer): Driver {
  return {
    page,
    expect,
    person: viewer === 'visitor' ? '' : VIEWERS[viewer],
    open: (path) => openInside(page, path),
    settle: async (title) => {
      await heading(page, title);
      await showsNothingPending(page);
    },
    ask: (statement) => askDatabase(statement),
  };
}

async function open(page: Page, declaration: PlaceDeclaration): Promise<void> {
  const { fills = {}, presses = [], shows = [], isLoaded, opens } = declaration;
  await openInside(page, await addressOf(declaration));
  for (const [label, text] of Object.entries(fills))
    await page.getByRole('textbox', { name: label }).fill(text);
  for (const one of presses) await press(page, one);
  for (const one of shows) await expectShown(page, one);
  if (isLoaded) await showsNothingPending(page);
  if (opens === undefined) return;
  await page.getByRole('main').getByRole('button', { name: opens }).first().click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
}

/** The address, with the values of its record in the place of the names in braces. */
async function addressOf({ name, path, record }: PlaceDeclaration): Promise<string> {
  if (record === undefined) return path;
  const [row = {}] = await askDatabase(record);
  return path.replaceAll(/\{(\w+)\}/g, (_whole, column: string) => {
    const value = row[column];
    if (value === undefined || value === null) throw new Error(`${name}: no record has ${column}`);
    return String(value);
  });
}

function press(page: Page, { role, name, within }: Press): Promise<void> {
  const place: Page | Locator = within ? page.getByRole(within) : page;
  return place.getByRole(role, { name }).click();
}

async function expectShown(page: Page, shown: Shown): Promise<void> {
  if ('title' in shown) await heading(page, shown.title);
  else await expect(locate(page, shown)).toBeVisible();
}

function locate(page: Page, shown: Exclude<Shown, { readonly title: string | RegExp }>): Locator {
  if ('text' in shown) return page.getByText(shown.text);
  if ('field' in shown) return page.getByRole('dialog').getByLabel(shown.field);
  const { role, name, level, isFirst } = shown;
  const found = page.getByRole(role, { name, ...(level !== undefined && { level }) });
  return isFirst ? found.first() : found;
}
