/** Origins and folders the browser may reach for reCAPTCHA, as the content policy names them. */
export interface RecaptchaSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

export interface RecaptchaAddresses {
  /** The script that gives tokens, without its query. */
  readonly script: string;
  readonly sources: RecaptchaSources;
}

/** Where the script of Google gets the rest of itself, under whichever of its two names it is loaded. */
const GOOGLE_FILES = 'https://www.gstatic.com/recaptcha/';
const GOOGLE_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
const GOOGLE_HOSTS = new Set(['www.google.com', 'www.recaptcha.net']);

/**
 * What follows from the address of the verification: Google's script lies beside its folder
 * (`…/recaptcha/api/siteverify` and `…/recaptcha/api.js`), and a service that stands in for it lays it out alike.
 */
export function resolveRecaptcha(url: string): RecaptchaAddresses {
  const folder = new URL('../', url);
  const isGoogle = GOOGLE_HOSTS.has(folder.hostname);
  return {
    script: new URL('api.js', folder).href,
    sources: {
      script: [folder.href, ...(isGoogle ? [GOOGLE_FILES] : [])],
      frame: [...new Set([folder.href, ...(isGoogle ? GOOGLE_FRAMES : [])])],
      connect: [folder.href],
    },
  };
}
