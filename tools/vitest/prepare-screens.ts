import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Screens and dialogs load at their first use; a busy machine must not make that the subject of a test.
configure({ asyncUtilTimeout: 20_000 });

// What no test answers fails at once: a name server of the machine takes as long as it likes to know no name.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

// Testing Library cleans up by itself only where the test functions are global, and here they are imported.
afterEach(() => cleanup());

// It asks a global `jest` to move fake timers on after each event, and waits for ever where there is none.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) },
});
