import { LOCAL_KEYS } from '@marco/acceso/terms';
import type { Page } from '@playwright/test';

/**
 * Addresses that only a new document opens: pages of the server and of the authenticator, and the steps of a sign-in
 * or a registration, which read what the document was opened with.
 */
const NEW_DOCUMENT = /^\/(api\/|autenticador\/|app$|inicio|register|reset-|segundo-factor|user-entities)/;

/** Addresses without a screen, in either shell: what stood before is gone when they stand. */
const NOWHERE = { private: '/app/no-existe', public: '/no-existe' } as const;

const NOWHERE_TITLE = 'Página no encontrada';

/** How long the application may take to change its screen. */
const PATIENCE_MS = 30_000;

/** Marks a document in which something failed: the next place is opened in a new one. */
export const SPEND = 'window.isSpent = true';

/** How a navigation went. */
type Led = 'there' | 'covered' | 'outside';

/**
 * Navigates with the router, as a link of the application does: the address changes, and no document is loaded. It
 * first opens an address without a screen, so that the next screen starts new and nothing of the last screen is taken
 * for it.
 *
 * Answers 'covered' where a dialog or menu covers the screen, or a question comes to cover it, which would stay open;
 * and 'outside' where no screen of the application stands, in a spent document, and for a private address without a session, which leads out
 * of the application to the sign-in.
 */
const LEAD = `async (nowhere, path) => {
  const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
  const title = () => document.querySelector('main h1')?.textContent;
  if (window.isSpent || !document.querySelector('#root main')) return 'outside';
  if (path.startsWith('/app/') && localStorage.getItem('${LOCAL_KEYS.payload}') === null) return 'outside';
  if (isCovered()) return 'covered';
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
  if (isCovered()) return 'covered';
  lead(path);
  await comes(() => title() !== '${NOWHERE_TITLE}');
  return 'there';
}`;

/**
 * Opens an address where the application stands, as one of its links does; otherwise, as for an address outside of it,
 * in a new document. A crawl opens hundreds of them, and most of its time went into starting the application.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  const nowhere = path.startsWith('/app/') ? NOWHERE.private : NOWHERE.public;
  const lead = () => page.evaluate<Led>(`(${LEAD})(${JSON.stringify(nowhere)}, ${JSON.stringify(path)})`);
  if (path !== nowhere && !NEW_DOCUMENT.test(path)) {
    const led = await lead();
    if (led === 'there') return;
    if (led === 'covered') {
      // As a person leaves a dialog; a question that stays takes a new document.
      await page.keyboard.press('Escape');
      if ((await lead()) === 'there') return;
    }
  }
  await page.goto(path);
}
