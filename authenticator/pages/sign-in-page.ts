import { ATTEMPTS_BEFORE_LOCK, LOCK_MINUTES } from '../accounts/attempts.ts';
import { BASE_PATH, type ShownIdentity } from '../options.ts';
import { type FormState, presentAlert, selectField, textField } from './fields.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { IDENTIFICATION_CHOICES } from './identification-types.ts';
import type { PageContent } from './layout.ts';

/** One text for every failure: it must not tell whether the number has an account, nor whether it is locked. */
export const SIGN_IN_ERROR = 'El número de identificación o la contraseña no son correctos.';
const LOCK_HINT = `Después de ${ATTEMPTS_BEFORE_LOCK} intentos fallidos, el ingreso se suspende durante ${LOCK_MINUTES} minutos, y cada nuevo fallo duplica la espera.`;

export interface SignInPage {
  /** The authorization request the person answers. */
  readonly uid: string;
  readonly form: FormState;
  readonly failed: boolean;
  readonly demoIdentities: readonly ShownIdentity[] | null;
}

/** Address of the sign-in form of one authorization request. */
export function signInPath(uid: string): string {
  return `${BASE_PATH}/ingresar/${uid}`;
}

export function createAccountPath(uid?: string): string {
  return `${BASE_PATH}/crear-cuenta${uid ? `?solicitud=${uid}` : ''}`;
}

function presentDemoIdentity({ identificationNumber, description, password }: ShownIdentity): Html {
  return html`<li><span class="demo-text"><span class="demo-number">${identificationNumber}</span><span>${description}</span></span><button type="button" class="button small" hidden data-number="${identificationNumber}" data-password="${password}">Usar<span class="sr"> la identidad ${identificationNumber}</span></button></li>`;
}

function presentDemoIdentities(identities: readonly ShownIdentity[]): Html {
  const passwords = [...new Set(identities.flatMap(({ password }) => password ?? []))];
  return html`<section class="card" aria-labelledby="demo">
<div class="card-head"><h2 id="demo">Identidades de demostración</h2><span class="chip">Datos ficticios</span></div>
<p class="card-lead">Ingrese como cualquiera de estas personas para conocer el sistema.${passwords.length === 1 ? html` Contraseña de todas: <code>${passwords[0]}</code>` : ''}</p>
<ul class="demo">${identities.map(presentDemoIdentity)}</ul>
</section>`;
}

export function presentSignIn({ uid, form, failed, demoIdentities }: SignInPage): PageContent {
  const showsDemo = demoIdentities !== null && demoIdentities.length > 0;
  const body = html`<section class="card sign-in" aria-labelledby="titulo">
<h1 id="titulo">Inicio de sesión</h1>
<p class="lead">Ingrese con su documento de identidad y su contraseña.</p>
${failed ? presentAlert(SIGN_IN_ERROR, LOCK_HINT) : ''}
<form class="form" method="post" action="${signInPath(uid)}">
${selectField({ name: 'tipo', label: 'Tipo de identificación' }, IDENTIFICATION_CHOICES, form)}
${textField({ name: 'numero', label: 'Número de identificación', autocomplete: 'username', maxLength: 24 }, form)}
${textField({ name: 'contrasena', label: 'Contraseña', type: 'password', autocomplete: 'current-password', maxLength: 200 }, form)}
<button type="submit" class="button primary large">${icon('logIn', 19)}Ingresar</button>
</form>
<p class="alternative">¿Aún no tiene cuenta? <a href="${createAccountPath(uid)}">Crear una cuenta</a></p>
<p class="assurance">${icon('shield')}<span>Esta página no comparte su contraseña con ninguna entidad. Solo confirma quién es usted.</span></p>
</section>${showsDemo ? presentDemoIdentities(demoIdentities) : ''}`;
  return { title: 'Inicio de sesión', body, wide: showsDemo };
}
