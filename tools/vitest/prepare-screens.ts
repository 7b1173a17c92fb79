import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import React from 'react';
import { afterEach, vi } from 'vitest';

configure({
  // Screens and dialogs load at their first use; a busy machine must not make that the subject of a test.
  asyncUtilTimeout: 20_000,
  // A query that waits fails at each look except the last one, and only the last failure needs the printed page.
  getElementError(message, container) {
    const isOneLookOfMany = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    const error = new Error(
      [message, isOneLookOfMany ? null : prettyDOM(container)].filter(Boolean).join('\n\n'),
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// React takes a stack trace for each element it creates, to show it in a warning; that is a fifth of the work of the
// tests. It takes none beyond a number in each second, which is used up from the start. Should the name change, they are
// only slower.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  });
}

// A request that no test answers fails at once, because a name server may take long to say that it does not know a
// name.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

// jsdom lays nothing out: nothing comes near the view there.
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

// Testing Library cleans up by itself only where the test functions are global, and here they are imported.
afterEach(() => cleanup());

// It asks a global `jest` to move fake timers on after each event, and waits for ever where there is none.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) },
});
