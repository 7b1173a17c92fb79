import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Files a stage of `npm test` leaves out (tools/stages/runner-stages.ts): `--exclude` does not reach the projects below. */
const LEFT_OUT = (process.env['TESTS_LEFT_OUT'] ?? '').split(',').filter(Boolean);
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**/*.spec.ts', ...LEFT_OUT];
const API_TESTS = '**/*.api.test.ts';

/** The machine this must run on has two cores, and every API worker holds a database. */
const MAX_WORKERS = 2;

/**
 * How long what comes by itself is looked for, and a test or a hook may take. Nothing is proven by these: they end what
 * hangs. A busy machine takes five times as long as an idle one, and is no defect.
 */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/**
 * The files of a worker share one process, so that the product is loaded once for each worker and not for each file;
 * CONTRIBUTING says what a test must not do for that.
 */
const ONE_PROCESS = { isolate: false, setupFiles: ['tools/vitest/leave-no-trace.ts'] };

export default defineConfig({
  test: {
    maxWorkers: MAX_WORKERS,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...EXCLUDED, API_TESTS, 'tools/**'],
          ...ONE_PROCESS,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts'],
          exclude: EXCLUDED,
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
          globalSetup: ['platform/test-kit/prepare-template.ts'],
          ...ONE_PROCESS,
          setupFiles: [...ONE_PROCESS.setupFiles, 'tools/vitest/note-statements.ts'],
          ...PATIENCE,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['**/*.screen.test.tsx'],
          exclude: EXCLUDED,
          setupFiles: ['tools/vitest/prepare-screens.ts'],
          css: { modules: { classNameStrategy: 'stable' } },
          ...PATIENCE,
          // As long as the queries of Testing Library look (prepare-screens.ts).
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
