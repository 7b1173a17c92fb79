import { afterAll, vi } from 'vitest';

// The files of a worker share one process, so the replacements that a file made are removed at its end.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
