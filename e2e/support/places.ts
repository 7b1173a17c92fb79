import { expect, type Page } from '@playwright/test';

/** A route of this release in one of its states. */
export interface Place {
  readonly name: string;
  /** Leads there and waits until it shows what it has to show. */
  readonly open: (page: Page) => Promise<void>;
}

/** The title of the screen is on show. */
export function heading(page: Page, name: string | RegExp) {
  return expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The place of an address. */
export function at(name: string, path: string, shows: (page: Page) => Promise<void>): Place {
  return {
    name,
    open: async (page) => {
      await page.goto(path);
      await shows(page);
    },
  };
}

/** The same place while the calls of a path fail. */
export function failing(path: string, { name, open }: Place): Place {
  return {
    name,
    open: async (page) => {
      await page.route(path, (route) => route.abort());
      await open(page);
      await page.unroute(path);
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
