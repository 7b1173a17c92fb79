import { defineConfig } from '@playwright/test';
import { WORKERS } from './support/addresses.ts';
import { chromiumArguments, journeyChromiumPath } from './support/chromium.ts';

/**
 * How long a test waits for an expected state. The value proves nothing: a busy machine takes five times as long as
 * an idle one.
 */
const PATIENCE_MS = 30_000;

/**
 * Journeys in real Chromium against the real product, which a worker starts for its first journey
 * (`support/journey.ts`); waits on state only, so nothing is tried twice.
 */
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
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // Nothing is caught half way between two looks.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    actionTimeout: PATIENCE_MS,
    // A trace doubles the time of a crawl; `--trace on` writes one of the journey somebody is looking at.
    trace: 'off',
    launchOptions: { executablePath: journeyChromiumPath(), args: chromiumArguments },
  },
});
