import type { Recaptcha } from '@marco/server-kit';
import type { PasswordLength } from '../accounts/password-length.ts';
import { BASE_PATH, type PrivacyNotice } from '../options.ts';
import {
  checkField,
  type FieldOptions,
  type FormState,
  presentAlert,
  selectField,
  textField,
} from './fields.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { IDENTIFICATION_CHOICES } from './identification-types.ts';
import type { PageContent } from './layout.ts';
import { presentRecaptcha, recaptchaAttributes } from './recaptcha-parts.ts';
import { signInPath } from './sign-in-page.ts';

const ACCESS_TYPES = [
  {
    value: 'documento',
    text: 'Documento identidad',
    hint: 'Nivel de seguridad medio. Es el que pide el sistema para registrarse.',
  },
  {
    value: 'correo',
    text: 'Correo electrónico',
    hint: 'Nivel de seguridad bajo. No permite registrarse en el sistema.',
  },
] as const;

const NAMES: readonly FieldOptions[] = [
  { name: 'primerNombre', label: 'Primer nombre', autocomplete: 'given-name', maxLength: 60, span: 6 },
  {
    name: 'segundoNombre',
    label: 'Segundo nombre',
    autocomplete: 'additional-name',
    maxLength: 60,
    span: 6,
    optional: true,
  },
  { name: 'primerApellido', label: 'Primer apellido', autocomplete: 'family-name', maxLength: 60, span: 6 },
  { name: 'segundoApellido', label: 'Segundo apellido', maxLength: 60, span: 6, optional: true },
];

function emailField(verifiesEmail: boolean): FieldOptions {
  return {
    name: 'correo',
    label: 'Correo electrónico',
    hint: verifiesEmail
      ? 'Le enviaremos un enlace para verificarlo antes de ingresar.'
      : 'Esta instalación no envía correos: no se verifica.',
    type: 'email',
    autocomplete: 'email',
    inputMode: 'email',
    maxLength: 120,
    span: 6,
  };
}

const CONTACT: readonly FieldOptions[] = [
  {
    name: 'telefono',
    label: 'Teléfono',
    type: 'tel',
    autocomplete: 'tel-national',
    inputMode: 'tel',
    maxLength: 16,
    span: 6,
    optional: true,
  },
  {
    name: 'direccion',
    label: 'Dirección',
    autocomplete: 'street-address',
    maxLength: 120,
    optional: true,
  },
];

function listPasswordFields({ minimum, maximum }: PasswordLength): readonly FieldOptions[] {
  const secret = { type: 'password', autocomplete: 'new-password', maxLength: maximum, span: 6 } as const;
  return [
    {
      name: 'contrasena',
      label: 'Contraseña',
      hint: `Entre ${minimum} y ${maximum} caracteres; ni una muy común ni sus propios datos.`,
      ...secret,
    },
    { name: 'confirmacion', label: 'Confirmar contraseña', hint: 'Escríbala de nuevo.', ...secret },
  ];
}

function presentAccessTypes({ values, errors }: FormState): Html {
  const chosen = values['acceso'] ?? 'documento';
  const options = ACCESS_TYPES.map(
    ({ value, text, hint }) =>
      html`<label class="option"><input type="radio" name="acceso" value="${value}"${chosen === value ? html` checked` : ''}><span><span class="option-text">${text}</span><span class="option-hint">${hint}</span></span></label>`,
  );
  const error = errors['acceso'];
  return html`<fieldset class="span-12"><legend class="label">Tipo de acceso</legend><div class="options">${options}</div>${error ? html`<span class="message">${icon('alert', 16)}<span>${error}</span></span>` : ''}</fieldset>`;
}

export interface CreateAccountPage {
  /** The authorization request to go on with afterwards. */
  readonly uid: string | undefined;
  readonly length: PasswordLength;
  readonly verifiesEmail: boolean;
  /** What must be authorised; undefined where nothing is asked. */
  readonly notice?: PrivacyNotice | undefined;
  readonly recaptcha?: Recaptcha | null | undefined;
}

/** The authorisation of the person who creates it; never ticked beforehand. */
function presentConsent({ version, text, url }: PrivacyNotice, form: FormState): Html {
  const link = {
    value: url,
    text: `Leer el aviso de tratamiento de datos, versión ${version} (abre en una ventana nueva)`,
  };
  return html`<h2 class="span-12">Sus datos personales</h2>
${checkField({ name: 'autoriza', label: text, value: version, link }, form)}`;
}

/** The form that creates an identity. */
export function presentCreateAccount(
  form: FormState,
  { uid, length, verifiesEmail, notice, recaptcha }: CreateAccountPage,
): PageContent {
  const field = (options: FieldOptions) => textField(options, form);
  const failure = findFailure(form);
  const body = html`<section class="card create" aria-labelledby="titulo">
<h1 id="titulo">Crear una cuenta</h1>
<p class="lead">Con esta cuenta se identifica ante el sistema como persona natural. Todos los campos son obligatorios, salvo los que dicen «opcional».</p>
${failure ? presentAlert(failure) : ''}
<form class="form grid" method="post" action="${BASE_PATH}/crear-cuenta" novalidate${recaptcha ? recaptchaAttributes(recaptcha) : ''}>
${uid ? html`<input type="hidden" name="solicitud" value="${uid}">` : ''}
${presentAccessTypes(form)}
<h2 class="span-12">Su identidad</h2>
${selectField({ name: 'tipo', label: 'Tipo de identificación', span: 6 }, IDENTIFICATION_CHOICES, form)}
${textField({ name: 'numero', label: 'Número de identificación', autocomplete: 'username', maxLength: 24, span: 6 }, form)}
${NAMES.map(field)}
<h2 class="span-12">Cómo ubicarlo</h2>
${[emailField(verifiesEmail), ...CONTACT].map(field)}
<h2 class="span-12">Su contraseña</h2>
${listPasswordFields(length).map(field)}
${notice ? presentConsent(notice, form) : ''}
${recaptcha ? presentRecaptcha() : ''}
<div class="actions span-12">${uid ? html`<a class="button" href="${signInPath(uid)}">Volver</a>` : ''}<button type="submit" class="button primary">Crear cuenta</button></div>
</form>
</section>`;
  return { title: 'Crear una cuenta', body, recaptcha: recaptcha?.sources };
}

/** The message above a form that is shown again: about its fields, or about the whole form. */
function findFailure({ errors }: FormState): string | undefined {
  if (errors['recaptcha']) return errors['recaptcha'];
  if (Object.keys(errors).length === 0) return undefined;
  return 'Revise los campos señalados y envíe de nuevo el formulario.';
}

const VERIFY_FIRST =
  'Le enviamos un enlace al correo que escribió. Ábralo para verificarlo y después inicie sesión; sirve una sola vez y vence en 24 horas.';

/** One page for a new identity and for a number that already had one: it must not tell which. */
export function presentAccountReceived(continueUrl: string, verifiesEmail: boolean): PageContent {
  const body = html`<section class="card message-card" aria-labelledby="titulo">
<span class="disc ok">${icon('check', 24)}</span>
<h1 id="titulo">Recibimos sus datos</h1>
<p class="lead">${verifiesEmail ? VERIFY_FIRST : 'Ya puede iniciar sesión con su número de identificación y su contraseña.'}</p>
<p class="lead">Si ese documento ya tenía una cuenta, nada cambió en ella: conserva su contraseña anterior y avisamos a su titular por correo electrónico.</p>
<div class="actions"><a class="button primary" href="${continueUrl}">Ir al inicio de sesión</a></div>
</section>`;
  return { title: 'Recibimos sus datos', body };
}
