import type { Page } from '@playwright/test';

/** Counts the calls of the login service, of every page of the browser (LOGIN-02). */
export function countLogins(page: Page): () => number {
  let logins = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/servicioLogin/login')) logins += 1;
  });
  return () => logins;
}

/** Paths that hidden frames of a page asked for, those of the authenticator aside. */
export function collectFramePaths(page: Page): () => string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) paths.push(new URL(request.url()).pathname);
  });
  return () => paths.filter((path) => !path.startsWith('/autenticador/'));
}

/** Every address the pages of a context visit or ask for. */
export function collectAddresses(page: Page): string[] {
  const found: string[] = [];
  page.context().on('request', (request) => found.push(request.url()));
  page.on('framenavigated', (frame) => found.push(frame.url()));
  return found;
}
