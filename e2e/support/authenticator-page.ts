import { expect, type Page } from '@playwright/test';

/** Password of the demo people. */
export const PASSWORD = 'Demo2026*';

/** Fills the form of the authenticator that is on show. */
export async function fillSignIn(page: Page, numero: string, password = PASSWORD): Promise<void> {
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await page.getByLabel('Tipo de identificación').selectOption('CC');
  await page.getByLabel('Número de identificación').fill(numero);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** From the landing through the authenticator, up to wherever the product leads. */
export async function signInAs(page: Page, numero: string, landing = '/'): Promise<void> {
  await page.goto(landing);
  await page.getByRole('main').getByRole('button', { name: 'iniciar sesión' }).click();
  await fillSignIn(page, numero);
}

/** Signs in a person of a single entity and waits for the private home. */
export async function enterAs(page: Page, numero: string, landing = '/'): Promise<void> {
  await signInAs(page, numero, landing);
  await expectHome(page);
}

export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/app\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menú de funcionalidades' })).toBeVisible();
}
