import { type Html, html } from './html.ts';
import { icon } from './icons.ts';

/** Values and messages of a form that comes back, by the name of the field. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

export const EMPTY_FORM: FormState = { values: {}, errors: {} };

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly autocomplete?: string;
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  readonly maxLength?: number;
  readonly optional?: boolean;
  /** Columns of twelve it takes on a wide form. */
  readonly span?: 6 | 12;
}

function presentLabel({ name, label, optional }: FieldOptions): Html {
  return html`<label class="label" for="${name}">${label}${optional ? html` <span class="optional">(opcional)</span>` : ''}</label>`;
}

function presentMessages({ name, hint }: FieldOptions, error: string | undefined) {
  const ids = [hint && `${name}-ayuda`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    hint: hint ? html`<span class="hint" id="${name}-ayuda">${hint}</span>` : '',
    error: error
      ? html`<span class="message" id="${name}-error">${icon('alert', 16)}<span>${error}</span></span>`
      : '',
    attributes: html`${ids ? html` aria-describedby="${ids}"` : ''}${error ? html` aria-invalid="true"` : ''}`,
  };
}

function wrap({ span = 12 }: FieldOptions, error: string | undefined, content: Html): Html {
  return html`<div class="field span-${span}${error ? ' invalid' : ''}">${content}</div>`;
}

/** One line of text with its label, hint and message; passwords come with a button that shows them. */
export function textField(options: FieldOptions, { values, errors }: FormState): Html {
  const { name, type = 'text', autocomplete, inputMode, maxLength, optional } = options;
  const error = errors[name];
  const { hint, error: message, attributes } = presentMessages(options, error);
  const isPassword = type === 'password';
  const input = html`<input class="input" id="${name}" name="${name}" type="${type}"${isPassword ? '' : html` value="${values[name]}"`}${autocomplete ? html` autocomplete="${autocomplete}"` : ''}${inputMode ? html` inputmode="${inputMode}"` : ''}${maxLength ? html` maxlength="${maxLength}"` : ''}${optional ? '' : html` required`} autocapitalize="none" spellcheck="false"${attributes}>`;
  const control = isPassword
    ? html`<span class="reveal">${input}<button type="button" hidden data-reveals="${name}" aria-pressed="false" aria-label="Mostrar lo escrito">${icon('eye', 20)}</button></span>`
    : input;
  return wrap(options, error, html`${presentLabel(options)}${hint}${control}${message}`);
}

/** One box to tick, with what it says and where more of it is read. */
export function checkField(
  {
    name,
    label,
    value,
    link,
  }: Readonly<Record<'name' | 'label' | 'value', string>> & {
    readonly link: Choice;
  },
  { values, errors }: FormState,
): Html {
  const error = errors[name];
  const options = { name, label };
  const { error: message, attributes } = presentMessages(options, error);
  const box = html`<label class="option"><input type="checkbox" id="${name}" name="${name}" value="${value}"${values[name] === value ? html` checked` : ''} required${attributes}><span><span class="option-text">${label}</span></span></label>`;
  return wrap(
    options,
    error,
    html`${box}<p><a href="${link.value}" target="_blank" rel="noopener">${link.text}</a></p>${message}`,
  );
}

export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** A list to choose one from. */
export function selectField(
  options: FieldOptions,
  choices: readonly Choice[],
  { values, errors }: FormState,
): Html {
  const { name } = options;
  const error = errors[name];
  const { hint, error: message, attributes } = presentMessages(options, error);
  const items = choices.map(
    ({ value, text }) =>
      html`<option value="${value}"${values[name] === value ? html` selected` : ''}>${text}</option>`,
  );
  const control = html`<span class="select"><select class="input" id="${name}" name="${name}" required${attributes}>${items}</select></span>`;
  return wrap(options, error, html`${presentLabel(options)}${hint}${control}${message}`);
}

/** Error of a whole form, read out as soon as the page is there. */
export function presentAlert(text: string, more?: string): Html {
  return html`<div class="notice error" role="alert">${icon('alert')}<div><p>${text}</p>${more ? html`<p class="more">${more}</p>` : ''}</div></div>`;
}
