import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { addresses, addressesOf, type ServerName, WORKERS } from './support/addresses.ts';
import { chromiumArguments, chromiumPath } from './support/chromium.ts';

/** The Node of this repository, whichever one runs Playwright. */
const node = JSON.stringify(join(import.meta.dirname, '../node_modules/.bin/node'));

/** Serves one of the servers of a worker. */
function serve(worker: number, name: ServerName) {
  const address = addressesOf(worker)[name];
  const isIssuer = name === 'issuer';
  return {
    command: `${node} ${isIssuer ? 'support/serve-issuer.ts' : `support/serve.ts ${name}`}`,
    env: { TEST_PARALLEL_INDEX: String(worker) },
    url: `${address}${isIssuer ? '/autenticador/.well-known/openid-configuration' : '/salud/listo'}`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
}

/** How long what must come is looked for. It proves nothing: a busy machine takes five times as long as an idle one. */
const PATIENCE_MS = 30_000;

/** In this order: an external product asks the issuer for its keys. */
const SERVERS: readonly ServerName[] = [
  'product',
  'defaultDelay',
  'issuer',
  'externalImplicit',
  'externalCode',
];

/** Journeys in real Chromium against the real product; waits on state only, so nothing is tried twice. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: WORKERS,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: PATIENCE_MS },
  reporter: [['list']],
  use: {
    baseURL: addresses.product,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // Nothing is caught half way between two looks.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    actionTimeout: PATIENCE_MS,
    // A trace doubles the time of a crawl; `--trace on` writes one of the journey somebody is looking at.
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  // One after the other: the first one prepares the database the others start from.
  webServer: Array.from({ length: WORKERS }, (_, worker) =>
    SERVERS.map((name) => serve(worker, name)),
  ).flat(),
});
