import { expect, type Page } from '@playwright/test';

/** The control of the verdict of an item, while its reader may decide it. */
export const veredictoOf = (page: Page, codigo: string) =>
  page.getByRole('combobox', { name: new RegExp(`^Veredicto de ${codigo}:`) });

/** Says «Cumple» of every item of who reads that does not say so yet, but for those that are named. */
export async function meetAll(page: Page, except: readonly string[] = []): Promise<void> {
  await expect(page.getByRole('combobox', { name: /^Veredicto de/ }).first()).toBeVisible();
  const codigos = await page
    .locator('[data-item]:has(select)')
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.querySelector('select')?.value !== 'cumple')
        .map((row) => row.getAttribute('data-item') ?? ''),
    );
  expect(codigos.length).toBeGreaterThan(0);
  for (const codigo of codigos) {
    if (except.includes(codigo)) continue;
    await veredictoOf(page, codigo).selectOption('Cumple');
    await expect(page.locator(`[data-item="${codigo}"]`).getByRole('status')).toHaveText('Guardado');
  }
}
