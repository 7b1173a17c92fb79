import type { Recaptcha } from '@marco/server-kit';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';

/** What the token of the form is for. */
export const CREATE_ACCOUNT_ACTION = 'crear_cuenta';

/** What the script of the page (`assets/recaptcha.js`) needs to know. */
export function recaptchaAttributes({ key, script }: Pick<Recaptcha, 'key' | 'script'>): Html {
  return html` data-recaptcha="${key}" data-script="${script}" data-action="${CREATE_ACCOUNT_ACTION}"`;
}

/** Place of the token, what is said when there is none, and whose terms apply. */
export function presentRecaptcha(): Html {
  return html`<input type="hidden" name="recaptcha">
<noscript class="span-12"><p class="notice error">Para crear la cuenta active JavaScript en su navegador: se comprueba con reCAPTCHA que usted es una persona.</p></noscript>
<div class="notice error span-12" role="alert" id="recaptcha-aviso" hidden>${icon('alert')}<div><p>No fue posible cargar reCAPTCHA, que comprueba que usted es una persona. Revise su conexión, o permita reCAPTCHA si su navegador o su red lo bloquean, e intente de nuevo. Lo que escribió sigue aquí.</p></div></div>
<p class="hint span-12">Este formulario está protegido por reCAPTCHA: se aplican la <a href="https://policies.google.com/privacy" target="_blank" rel="noopener">política de privacidad</a> y los <a href="https://policies.google.com/terms" target="_blank" rel="noopener">términos de servicio</a> de Google (abren en una ventana nueva).</p>`;
}
