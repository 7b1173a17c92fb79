import { expect, type Locator, type Page } from '@playwright/test';

/** The page of the design system in all its states. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto('/componentes');
  await expect(page.getByRole('heading', { level: 1, name: 'Componentes' })).toBeVisible();
}

export function galleryTable(page: Page, name: string): Locator {
  return page.getByRole('table', { name, exact: true });
}
