import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { expectNothingForbidden, watch } from './watch.ts';

export { expect, type Locator, type Page } from '@playwright/test';

/** A test whose pages leave this machine never, break the content policy never and lose no error. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context }, use) => {
      const watched = await watch(context);
      await use(undefined);
      expectNothingForbidden(watched);
    },
    { auto: true },
  ],
});

export interface LongJourney {
  readonly page: Page;
  /** Ends the journey: nothing forbidden happened on its way. */
  end(): Promise<void>;
}

/** A page that several tests of a journey share. */
export async function beginJourney(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<LongJourney> {
  const context = await browser.newContext(options);
  const watched = await watch(context);
  return {
    page: await context.newPage(),
    end: async () => {
      await context.close();
      expectNothingForbidden(watched);
    },
  };
}
