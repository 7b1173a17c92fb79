import type { Page } from '@playwright/test';
import { landAfter } from './sign-out.ts';

/** Opens the menu of the person. */
export async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menú de usuario' }).click();
}

/** Asks to leave; the question stays open. */
export async function askLogout(page: Page): Promise<void> {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
}

/** Signs out and waits for the landing. */
export async function logout(page: Page): Promise<void> {
  await askLogout(page);
  await landAfter(page, () => page.getByRole('alertdialog').getByRole('button', { name: 'Si' }).click());
}
