import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tools/vitest/long-files-first.ts';

/** Files a stage of `npm test` leaves out (tools/stages/runner-stages.ts): `--exclude` does not reach the projects below. */
const LEFT_OUT = (process.env['TESTS_LEFT_OUT'] ?? '').split(',').filter(Boolean);
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**/*.spec.ts', ...LEFT_OUT];
const API_TESTS = '**/*.api.test.ts';

/** The machine this must run on has two cores, and every API worker holds a database. */
const MAX_WORKERS = 2;

/**
 * How long a test waits for an expected state, and how long a test or a hook may take. These limits prove nothing;
 * they only end tests that hang. A busy machine takes five times as long as an idle one, which is not a defect.
 */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/**
 * The files of a worker share one process, so that the product is loaded once for each worker and not for each file;
 * CONTRIBUTING says what a test must not do for that.
 */
const ONE_PROCESS = { isolate: false, setupFiles: ['tools/vitest/leave-no-trace.ts'] };

/** The kit of the screens is told the zone, as the application tells it. */
const ZONE_DECLARED = 'tools/vitest/declare-zone.ts';

const DRAWN_ALIKE = 'tools/vitest/draw-alike.ts';

const SCREEN_TESTS = '**/*.screen.test.tsx';

/**
 * Screen tests that ask where the focus is while layers come and go. The library of the dialogs keeps what it knows of focus
 * in variables of its own, and a file would find there what the one before left.
 */
const ABOUT_FOCUS = globSync(SCREEN_TESTS, { exclude: ['**/node_modules'] }).filter((path) => {
  const text = readFileSync(path, 'utf8');
  return [/focus/i, /activeElement/, /dialog|menu|combobox|tooltip|popover/i].every((word) =>
    word.test(text),
  );
});

const SCREENS = {
  environment: 'jsdom',
  css: { modules: { classNameStrategy: 'stable' } },
  ...PATIENCE,
  // As long as the queries of Testing Library look (prepare-screens.ts).
  expect: { poll: { timeout: 20_000 } },
} as const;

export default defineConfig({
  test: {
    maxWorkers: MAX_WORKERS,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...EXCLUDED, API_TESTS, 'tools/**'],
          ...ONE_PROCESS,
          setupFiles: [...ONE_PROCESS.setupFiles, DRAWN_ALIKE, ZONE_DECLARED],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts'],
          exclude: EXCLUDED,
          ...ONE_PROCESS,
          ...PATIENCE,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: [API_TESTS],
          exclude: EXCLUDED,
          pool: 'forks',
          globalSetup: ['test-kit/prepare-template.ts'],
          ...ONE_PROCESS,
          setupFiles: [...ONE_PROCESS.setupFiles, DRAWN_ALIKE, 'tools/vitest/note-statements.ts'],
          ...PATIENCE,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          include: [SCREEN_TESTS],
          exclude: [...EXCLUDED, ...ABOUT_FOCUS],
          ...SCREENS,
          ...ONE_PROCESS,
          setupFiles: [
            ...ONE_PROCESS.setupFiles,
            'tools/vitest/prepare-screens.ts',
            'tools/vitest/begin-new-page.ts',
            // After it, which loads the modules of the product anew.
            ZONE_DECLARED,
          ],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens-focus',
          include: ABOUT_FOCUS,
          exclude: EXCLUDED,
          ...SCREENS,
          setupFiles: ['tools/vitest/prepare-screens.ts', ZONE_DECLARED],
        },
      },
    ],
  },
});
