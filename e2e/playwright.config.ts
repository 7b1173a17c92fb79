import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { chromiumArguments, chromiumPath } from './support/chromium.ts';

/** The Node of this repository, whichever one runs Playwright. */
const node = JSON.stringify(join(import.meta.dirname, '../node_modules/.bin/node'));

function product(name: Exclude<keyof typeof addresses, 'issuer'>) {
  return {
    command: `${node} support/serve.ts ${name}`,
    url: `${addresses[name]}/salud/listo`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
}

/** Journeys in real Chromium against the real product; waits on state only, so nothing is tried twice. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: addresses.product,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  // One after the other: the first one prepares the database the others start from.
  webServer: [
    product('product'),
    {
      command: `${node} support/serve-issuer.ts`,
      url: `${addresses.issuer}/autenticador/.well-known/openid-configuration`,
      timeout: 60_000,
    },
    product('defaultDelay'),
    product('externalImplicit'),
    product('externalCode'),
  ],
});
