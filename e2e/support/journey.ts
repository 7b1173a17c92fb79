import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { addresses, type ServerName } from './addresses.ts';
import { expectNothingForbidden, watch } from './watch.ts';
import { WorkerServers } from './worker-servers.ts';

export { expect, type Locator, type Page } from '@playwright/test';

/** A server that restores its database on a busy machine. */
const START_MS = 180_000;

/**
 * A test whose pages leave this machine never, break the content policy never and lose no error. Its worker starts the
 * server it names, the product unless it says otherwise, and keeps it for the tests that follow.
 */
export const test = base.extend<{ watched: undefined; server: ServerName }, { servers: WorkerServers }>({
  server: ['product', { option: true }],
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const servers = new WorkerServers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: [
    async ({ server, servers }, use) => {
      await servers.start(server);
      await use(addresses[server]);
    },
    { scope: 'test', timeout: START_MS },
  ],
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
