import { type Account, presentFullName } from '../accounts/account.ts';
import { BASE_PATH } from '../options.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import type { PageContent } from './layout.ts';

const SIGN_OUT_PATH = `${BASE_PATH}/salir`;
/** Asks the sign-out address to end the session at once; honoured only from our own pages. */
export const AT_ONCE = 'directo';

interface Message {
  readonly title: string;
  readonly tone: 'info' | 'ok' | 'error';
  readonly symbol: Parameters<typeof icon>[0];
  readonly text: Html | string;
  readonly actions: Html;
}

/** A page with one message and the next step. */
export function presentMessage({ title, tone, symbol, text, actions }: Message): PageContent {
  const body = html`<section class="card message-card" aria-labelledby="titulo">
<span class="disc ${tone}">${icon(symbol, 24)}</span>
<h1 id="titulo">${title}</h1>
<div class="lead">${text}</div>
<div class="actions">${actions}</div>
</section>`;
  return { title, body };
}

/** Who is signed in at the authenticator, and the way out. */
export function presentSession(account: Account, homeUrl: string): PageContent {
  return presentMessage({
    title: 'Su sesión está abierta',
    tone: 'info',
    symbol: 'user',
    text: html`<p>Ingresó como <strong>${presentFullName(account)}</strong>, ${account.identificationType} ${account.identificationNumber}.</p><p>Al cerrar esta sesión también sale de los sistemas en los que ingresó con ella.</p>`,
    actions: html`<a class="button" href="${homeUrl}">Ir al inicio</a><form method="get" action="${SIGN_OUT_PATH}"><input type="hidden" name="${AT_ONCE}" value="1"><button type="submit" class="button primary">${icon('logOut')}Cerrar sesión</button></form>`,
  });
}

export function presentNoSession(homeUrl: string): PageContent {
  return presentMessage({
    title: 'No hay una sesión abierta',
    tone: 'info',
    symbol: 'user',
    text: 'Para ingresar, vaya al inicio y elija «iniciar sesión».',
    actions: html`<a class="button primary" href="${homeUrl}">Ir al inicio</a>`,
  });
}

/** Asks before ending a session, if the request does not prove that the person wants it. */
export function presentSignOut(confirmAction: string, secret: string): PageContent {
  return presentMessage({
    title: '¿Desea cerrar la sesión?',
    tone: 'info',
    symbol: 'logOut',
    text: 'Al cerrar esta sesión también sale de los sistemas en los que ingresó con ella.',
    actions: html`<a class="button" href="${BASE_PATH}/">Continuar con la sesión</a><form method="post" action="${confirmAction}"><input type="hidden" name="xsrf" value="${secret}"><input type="hidden" name="logout" value="yes"><button type="submit" class="button primary">${icon('logOut')}Cerrar sesión</button></form>`,
  });
}

export function presentSignedOut(homeUrl: string): PageContent {
  return presentMessage({
    title: 'La sesión se cerró',
    tone: 'ok',
    symbol: 'check',
    text: 'Para ingresar de nuevo se le pedirá la contraseña.',
    actions: html`<a class="button primary" href="${homeUrl}">Ir al inicio</a>`,
  });
}

/** The failure in words, with the technical code for the support staff. */
export function presentFailure(title: string, text: string, homeUrl: string, code?: string): PageContent {
  return presentMessage({
    title,
    tone: 'error',
    symbol: 'alert',
    text: html`<p>${text}</p>${code ? html`<p class="code">Código: <code>${code}</code></p>` : ''}`,
    actions: html`<a class="button primary" href="${homeUrl}">Ir al inicio</a>`,
  });
}
