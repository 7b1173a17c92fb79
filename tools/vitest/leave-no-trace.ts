import { afterAll, vi } from 'vitest';

// The files of a worker share one process: what a file put in place of something ends with it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
