import { expect, type Page } from '@playwright/test';

/** What the landing says while its start attempt waits (LAND-03). */
export const START_TEXT = 'Verificando si ya inició sesión…';

/** From the next load on, remembers the start attempt of the landing: it may be over before a test looks. */
export async function rememberStartAttempt(page: Page): Promise<void> {
  await page.addInitScript(`new MutationObserver(() => {
    const shows = document.body?.textContent.includes('${START_TEXT}');
    if (shows) window.startAttempt ??= 'shows';
    else if (window.startAttempt) window.startAttempt = 'over';
  }).observe(document, { childList: true, subtree: true, characterData: true })`);
}

/** Waits until the start attempt has been there and gone. */
export async function waitForStartAttempt(page: Page): Promise<void> {
  // Polled from here: a string handed to `waitForFunction` is evaluated in the page, which its policy forbids.
  await expect.poll(() => page.evaluate<unknown>('window.startAttempt')).toBe('over');
}

/** Whether the start attempt showed at all on this page. */
export function sawStartAttempt(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('window.startAttempt !== undefined');
}
