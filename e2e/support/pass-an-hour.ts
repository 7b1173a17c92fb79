import type { Page } from '@playwright/test';

/** Together almost the hour that a token lives; each shorter than the idle limit of a session. */
const SPANS = ['25:00', '25:00', '09:30'];

/** On an installed clock: the token is about to expire, and the person worked now and then, so that the session did not end. */
export async function passAlmostAnHour(page: Page): Promise<void> {
  for (const span of SPANS) {
    await page.keyboard.press('Shift');
    await page.clock.fastForward(span);
  }
}
