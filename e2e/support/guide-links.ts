import type { Page } from '@playwright/test';

/** Addresses the texts of the guide on show lead to, but for places of the guide itself. */
export async function listScreensOfGuide(page: Page): Promise<readonly string[]> {
  const links = page.getByRole('main').getByRole('link');
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(all.filter((to) => to.startsWith('/') && !to.startsWith('/ayuda/')))];
}
