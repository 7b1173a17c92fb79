import { LOCAL_KEYS } from '@marco/acceso/terms';
import type { Page } from '@playwright/test';

/** Addresses of the application that another of its addresses leads to without a new document, up to their query. */
const INSIDE = /^\/(app\/|mesas-interoperabilidad\/|diccionario|validador|oid\/)/;

/** Addresses without a screen, in either shell: what stood before is gone when they stand. */
const NOWHERE = { private: '/app/no-existe', public: '/no-existe' } as const;

const NOWHERE_TITLE = 'Página no encontrada';

/** How long the application may take to change its screen. */
const PATIENCE_MS = 30_000;

/**
 * Navigates with the router, as a link of the application does: the address changes, and no document is loaded. It
 * first opens an address without a screen, so that the next screen starts new and nothing of the last screen is taken
 * for it.
 *
 * Answers false where no screen of the application stands or a dialog or menu covers it, which would stay open; and
 * for a private address without a session, which leads out of the application to the sign-in.
 */
const LEAD = `async (nowhere, path) => {
  const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
  const title = () => document.querySelector('main h1')?.textContent;
  if (!document.querySelector('#root main') || isCovered()) return false;
  if (path.startsWith('/app/') && localStorage.getItem('${LOCAL_KEYS.payload}') === null) return false;
  const lead = (address) => {
    const state = { usr: null, key: Math.random().toString(36).slice(2, 10), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  };
  const comes = (has) => new Promise((resolve, reject) => {
    const look = () => {
      if (!has()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    setTimeout(() => reject(new Error('The application stays at ' + location.pathname)), ${PATIENCE_MS});
    look();
  });
  lead(nowhere);
  await comes(() => title() === '${NOWHERE_TITLE}' || isCovered());
  if (isCovered()) return false;
  lead(path);
  await comes(() => title() !== '${NOWHERE_TITLE}');
  return true;
}`;

/**
 * Opens an address where the application stands, as one of its links does; otherwise, as for an address outside of it,
 * in a new document. A crawl opens hundreds of them, and most of its time went into starting the application.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  const nowhere = path.startsWith('/app/') ? NOWHERE.private : NOWHERE.public;
  const isLed =
    INSIDE.test(path) &&
    path !== nowhere &&
    (await page.evaluate<boolean>(`(${LEAD})(${JSON.stringify(nowhere)}, ${JSON.stringify(path)})`));
  if (!isLed) await page.goto(path);
}
