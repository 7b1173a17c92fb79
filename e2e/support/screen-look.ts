import type { Page } from '@playwright/test';
import { findEnglish, TEXTS } from './spanish-texts.ts';
import { type BlockedControls, FIND_UNEXPLAINED } from './unexplained-controls.ts';

/** A crawl waits this long for a screen that does not come. */
const PATIENCE_MS = 30_000;

/**
 * A screen stands: its title, the question that covers it or the sign-in; the way to the sign-in is over, and nothing
 * is being loaded any more. What a person presses may be busy; the samples of the gallery always are. It must stand so
 * at two frames that follow one another: what loads after it is drawn begins between them.
 */
const WAIT_UNTIL_IT_STANDS = `new Promise((resolve, reject) => {
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
  const some = (selector, has) =>
    [...document.querySelectorAll(selector)].some((one) => isVisible(one) && has(one.textContent.trim()));
  const isDrawn = () => some('h1', (text) => text !== '' && text !== 'Inicio de sesión')
    || some('button', (text) => text === 'Ingresar')
    || some('[role="dialog"], [role="alertdialog"]', () => true);
  const isLoading = () => location.pathname !== '/componentes'
    && (document.querySelector('[aria-busy="true"]:not(button)') !== null
      || some('[role="status"]', (text) => text === 'Cargando'));
  const end = performance.now() + ${PATIENCE_MS};
  let frames = 0;
  const look = () => {
    frames = isDrawn() && !isLoading() ? frames + 1 : 0;
    if (frames > 1) resolve(null);
    else if (performance.now() > end) reject(new Error('Nothing stands at ' + location.href));
    else requestAnimationFrame(look);
  };
  look();
})`;

/** The message of the browser when the document of a question was replaced. */
const LED_AWAY = /context was destroyed|Execution context is not available/;

/** Waits until a screen stands, looking at every frame: a crawl waits hundreds of times. */
export async function waitForScreen(page: Page): Promise<void> {
  for (;;)
    try {
      return await page.evaluate(WAIT_UNTIL_IT_STANDS);
    } catch (error) {
      if (!LED_AWAY.test(String(error))) throw error;
      await page.waitForLoadState();
    }
}

/** Trail, current item and the rol at its right, as the private shell shows them. */
const IS_PLACED = `(() => {
  const bar = document.querySelector('[aria-label="Ubicación en el sitio"]');
  const trail = bar?.querySelectorAll('[aria-label="Ruta de navegación"] a') ?? [];
  const current = bar?.querySelectorAll('[aria-current="page"]') ?? [];
  const saysRol = (element) => /^\\s*Rol:\\s*\\S/.test(element.textContent);
  const rol = [...(bar?.querySelectorAll('*') ?? [])]
    .filter((element) => saysRol(element) && ![...element.children].some(saysRol));
  if (trail.length === 0 || current.length !== 1 || rol.length !== 1) return false;
  return rol[0].getBoundingClientRect().left >= current[0].getBoundingClientRect().right;
})()`;

const LOOK = `({
  blocked: ${FIND_UNEXPLAINED},
  texts: ${TEXTS},
  title: document.title,
  alerts: [...document.querySelectorAll('main [role="alert"]')].map((alert) => alert.textContent),
  isPlaced: ${IS_PLACED},
})`;

/** What a screen shows at one look. */
export interface ScreenLook {
  readonly blocked: BlockedControls;
  /** Lines that hold an English word. */
  readonly english: readonly string[];
  /** Of the window. */
  readonly title: string;
  /** Texts of the alerts inside the screen. */
  readonly alerts: readonly string[];
  /** Whether the private shell shows its trail, its current item and the rol at the right. */
  readonly isPlaced: boolean;
}

/** Looks at the page on show, in one question: a crawl asks hundreds of times. */
export async function lookAtScreen(page: Page): Promise<ScreenLook> {
  const { texts, ...seen } = await page.evaluate<Omit<ScreenLook, 'english'> & { readonly texts: string }>(
    LOOK,
  );
  return { ...seen, english: findEnglish(texts) };
}
