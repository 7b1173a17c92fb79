/** What the script of reCAPTCHA puts into the page. */
export interface Grecaptcha {
  ready(then: () => void): void;
  execute(key: string, about: { readonly action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

export interface RecaptchaAddress {
  /** Public key of the installation. */
  readonly key: string;
  /** Address of the script, without its query. */
  readonly script: string;
}

/** Time limit for the script and for the token. In some networks a blocked script does not fail but never ends. */
const LIMIT_MS = 10_000;

/** Tells our script element from those it adds itself. */
const MARK = 'data-recaptcha';

/** Script elements in this page, and what becomes of them. */
const loading = new WeakMap<Element, Promise<Grecaptcha>>();

/** Loads the script once for all forms of the page; if it failed to load, the next call tries again. */
export function loadRecaptcha(address: RecaptchaAddress): Promise<Grecaptcha> {
  const there = document.querySelector(`script[${MARK}]`);
  const earlier = there && loading.get(there);
  if (earlier) return earlier;
  const element = createScript(address);
  const loaded = loadScript(element);
  loading.set(element, loaded);
  return loaded;
}

/** A token for one action; it serves once, for two minutes. */
export async function askRecaptchaToken(address: RecaptchaAddress, action: string): Promise<string> {
  const grecaptcha = await loadRecaptcha(address);
  return within(Promise.resolve(grecaptcha.execute(address.key, { action })));
}

function createScript({ key, script }: RecaptchaAddress): HTMLScriptElement {
  const element = document.createElement('script');
  element.src = `${script}?render=${encodeURIComponent(key)}&hl=es-419`;
  element.setAttribute(MARK, '');
  return element;
}

async function loadScript(element: HTMLScriptElement): Promise<Grecaptcha> {
  const loaded = new Promise<Grecaptcha>((resolve, reject) => {
    element.addEventListener('error', () => reject(new Error('The script of reCAPTCHA did not load.')));
    element.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('The script of reCAPTCHA brought nothing.'));
    });
  });
  document.head.append(element);
  try {
    return await within(loaded);
  } catch (error) {
    element.remove();
    throw error;
  }
}

function within<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new Error('reCAPTCHA took too long.')), LIMIT_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(limit));
}
