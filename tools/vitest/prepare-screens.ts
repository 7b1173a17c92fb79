import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Screens and dialogs load at their first use; a busy machine must not make that the subject of a test.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library cleans up by itself only where the test functions are global, and here they are imported.
afterEach(() => cleanup());

// It asks a global `jest` to move fake timers on after each event, and waits for ever where there is none.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) },
});
