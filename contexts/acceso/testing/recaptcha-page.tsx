import { sampleConfiguracion } from '@marco/parametros/testing';
import type { Grecaptcha } from '../web/recaptcha/recaptcha-script.ts';

const SCRIPT = 'https://humanos.example/recaptcha/api.js';

/** The configuration of an installation that switched reCAPTCHA on. */
export const configuracionConRecaptcha = {
  ...sampleConfiguracion,
  recaptcha: 'clave-publica',
  recaptchaScript: SCRIPT,
};

/** Elements of the service's script the page asked for. */
export function listRecaptchaScripts(): HTMLScriptElement[] {
  return [...document.querySelectorAll('script')].filter(({ src }) => src.includes('recaptcha'));
}

/** The script arrives, as the service sends it: its tokens name what they are for, each another one. */
export function sendRecaptchaScript(): void {
  let given = 0;
  const service: Grecaptcha = {
    ready: (then) => then(),
    execute: async (key, { action }) => `${key}.${action}.${++given}`,
  };
  window.grecaptcha = service;
  for (const script of listRecaptchaScripts()) script.dispatchEvent(new Event('load'));
}

/** The script does not arrive: blocked by the network or the browser. */
export function refuseRecaptchaScript(): void {
  for (const script of listRecaptchaScripts()) script.dispatchEvent(new Event('error'));
}

/** Takes away what the service left in the page. */
export function clearRecaptcha(): void {
  delete window.grecaptcha;
  for (const script of listRecaptchaScripts()) script.remove();
}
