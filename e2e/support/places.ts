import { expect, type Page } from '@playwright/test';
import { openInside, SPEND } from './open-inside.ts';

/** A route of this release in one of its states. */
export interface Place {
  readonly name: string;
  /** Leads there and waits until it shows what it has to show. */
  readonly open: (page: Page) => Promise<void>;
  /** Selector of what is drawn as what stands before it, hundreds of times; `npm run test:a11y` looks at it too. */
  readonly repeated?: string;
}

/** The title of the screen is on show. */
export function heading(page: Page, name: string | RegExp) {
  return expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

type Shows = (page: Page) => Promise<void>;

/** The place of an address. */
export function at(name: string, path: string, shows: Shows): Place {
  return {
    name,
    open: async (page) => {
      await openInside(page, path);
      await shows(page);
    },
  };
}

/** The place of an address while the calls of a path fail; in a document that remembers no earlier answer, nor serves later. */
export function failing(calls: string, name: string, path: string, shows: Shows): Place {
  return {
    name,
    open: async (page) => {
      await page.route(calls, (route) => route.abort());
      await page.goto(path);
      await shows(page);
      await page.unroute(calls);
      await page.evaluate(SPEND);
    },
  };
}

export const showsAlert = (page: Page) =>
  expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Reintentar/ })
      .first(),
  ).toBeVisible();
export const showsNothingPending = (page: Page) =>
  expect(page.getByText('Cargando', { exact: true })).toHaveCount(0);
