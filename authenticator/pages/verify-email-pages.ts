import { BASE_PATH } from '../options.ts';
import { html } from './html.ts';
import type { PageContent } from './layout.ts';
import { presentMessage } from './message-pages.ts';

/** What a mailed link asks before it verifies anything. */
export function presentEmailQuestion(secret: string): PageContent {
  return presentMessage({
    title: 'Verifique su correo electrónico',
    tone: 'info',
    symbol: 'mail',
    text: 'Confirme que usted creó la cuenta y que este correo es suyo. Si no la creó, cierre esta página: la cuenta no sirve sin esta confirmación.',
    actions: html`<form method="post" action="${BASE_PATH}/verificar-correo"><input type="hidden" name="clave" value="${secret}"><button type="submit" class="button primary">Verificar mi correo</button></form>`,
  });
}

/** Where the person goes on: a new identity registers, any other one signs in. */
export function presentEmailVerified(
  next: { readonly registerUrl: string } | { readonly homeUrl: string },
): PageContent {
  const registers = 'registerUrl' in next;
  return presentMessage({
    title: 'Su correo quedó verificado',
    tone: 'ok',
    symbol: 'check',
    text: registers
      ? html`<p>Ya puede iniciar sesión con su número de identificación y su contraseña.</p><p>Continúe aquí con el registro, o vuelva a la ventana en la que creó la cuenta e inicie sesión allí. Si lo invitaron, abra de nuevo el enlace de la invitación.</p>`
      : 'Ya puede iniciar sesión con su número de identificación y su contraseña.',
    actions: registers
      ? html`<a class="button primary" href="${next.registerUrl}">Continuar con el registro</a>`
      : html`<a class="button primary" href="${next.homeUrl}">Ir al inicio</a>`,
  });
}

/** Tells somebody whose password was right that the e-mail comes first. */
export function presentEmailPending(email: string, sent: boolean, backUrl: string): PageContent {
  return presentMessage({
    title: 'Verifique su correo electrónico',
    tone: 'info',
    symbol: 'mail',
    text: html`<p>Antes de ingresar debe abrir el enlace que enviamos a <strong>${email}</strong>. ${
      sent
        ? 'Acabamos de enviarle uno nuevo; sirve una sola vez y vence en 24 horas.'
        : 'Ya le enviamos uno hace poco; revise también el correo no deseado.'
    }</p><p>Para pedir otro enlace, inicie sesión de nuevo en unos minutos. Si ese correo no es el suyo, pida a un administrador que libere su identidad.</p>`,
    actions: html`<a class="button primary" href="${backUrl}">Ir al inicio de sesión</a>`,
  });
}
