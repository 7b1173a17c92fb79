import { expect, type Page } from '@playwright/test';

/**
 * Does what signs a person out and waits for the landing after it.
 *
 * The address says little: it may be that of the landing before the sign-out begins and between its redirects. The
 * page has arrived when a new document of the root was loaded after the authenticator was asked to end its session.
 */
export async function landAfter(page: Page, signOut: () => Promise<unknown>): Promise<void> {
  let isEnding = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      isEnding ||= new URL(request.url()).pathname.startsWith('/autenticador/salir');
  });
  const landed = page.waitForEvent('domcontentloaded', {
    predicate: () => isEnding && new URL(page.url()).pathname === '/',
  });
  await signOut();
  await landed;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Inicio de sesión' })).toBeVisible();
}
