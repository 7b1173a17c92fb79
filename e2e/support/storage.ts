import { expect, type Page } from '@playwright/test';

type Entries = Readonly<Record<string, string>>;

/** What Playwright says when the page moved on while it was being asked. */
const MOVED_ON = /Execution context was destroyed|Cannot find context|most likely because of a navigation/;

/** Asks the current page. If the page navigates meanwhile, the next page is asked; any other failure is thrown. */
async function ask<T>(page: Page, expression: string): Promise<T> {
  for (;;) {
    try {
      return await page.evaluate<T>(expression);
    } catch (error) {
      if (!MOVED_ON.test(String(error))) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** Local storage of the page's origin. */
export function readLocalStorage(page: Page): Promise<Entries> {
  return ask<Entries>(page, '({ ...localStorage })');
}

export function readSessionStorage(page: Page): Promise<Entries> {
  return ask<Entries>(page, '({ ...sessionStorage })');
}

/** Local storage comes to hold these keys and no others: a screen writes and takes away after it shows. */
export async function expectLocalKeys(page: Page, keys: readonly string[]): Promise<void> {
  await expect
    .poll(async () => Object.keys(await readLocalStorage(page)).toSorted())
    .toEqual(keys.toSorted());
}

export async function expectSessionStorage(page: Page, entries: Entries): Promise<void> {
  await expect.poll(() => readSessionStorage(page)).toMatchObject(entries);
}

export async function writeLocalStorage(page: Page, key: string, value: string): Promise<void> {
  await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`);
}

/** How far the page is scrolled, in pixels. */
export function readScroll(page: Page): Promise<number> {
  return page.evaluate<number>('scrollY');
}
