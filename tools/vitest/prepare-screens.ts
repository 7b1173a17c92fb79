import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  // Screens and dialogs load at their first use; a busy machine must not make that the subject of a test.
  asyncUtilTimeout: 20_000,
  // What is waited for is not there at each look but the last, and only then the whole page is worth printing.
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

// What no test answers fails at once: a name server of the machine takes as long as it likes to know no name.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

// Testing Library cleans up by itself only where the test functions are global, and here they are imported.
afterEach(() => cleanup());

// It asks a global `jest` to move fake timers on after each event, and waits for ever where there is none.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) },
});

// Files of a worker share one browser and one process. Each is a page of its own all the same: what the product keeps in
// variables of its modules ends with a page and begins anew here. Packages are not loaded again.
vi.resetModules();

// What the file before left in the browser, now that its stubs are gone too.
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
}
history.replaceState(null, '', '/');
for (const element of [document.documentElement, document.head, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();

const { createObjectURL, revokeObjectURL } = URL;
afterAll(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});
