import { z } from 'zod';
import { type AccountInput, normalizeIdentificationNumber } from '../accounts/account.ts';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { isOwnPassword } from '../accounts/own-password.ts';
import type { PasswordLength } from '../accounts/password-length.ts';
import type { PrivacyNotice } from '../options.ts';
import { fitsIdentificationType, isIdentificationType } from '../pages/identification-types.ts';

/** Letters and what stands between them; a point would make an address of a page out of a name. */
const NAME = /^\p{L}[\p{L}\p{M}' -]*$/u;
const PHONE = /^\d{7,10}$/;
const ADDRESS = /^[^\p{Cc}<>]*$/u;
const LONGEST_NAME = 60;
const LONGEST_TEXT = 120;

function name(required: string) {
  return z
    .string()
    .trim()
    .min(1, required)
    .max(LONGEST_NAME, `Escriba máximo ${LONGEST_NAME} caracteres.`)
    .regex(NAME, 'Escriba solo letras.');
}

function optionalName() {
  return z
    .string()
    .trim()
    .max(LONGEST_NAME, `Escriba máximo ${LONGEST_NAME} caracteres.`)
    .refine((text) => text === '' || NAME.test(text), 'Escriba solo letras.');
}

const formSchema = z
  .object({
    acceso: z.enum(['documento', 'correo'], 'Elija el tipo de acceso.'),
    tipo: z.string().refine(isIdentificationType, 'Elija el tipo de identificación.'),
    numero: z
      .string()
      .transform(normalizeIdentificationNumber)
      .pipe(z.string().min(1, 'El número de identificación es requerido.')),
    primerNombre: name('El primer nombre es requerido.'),
    segundoNombre: optionalName(),
    primerApellido: name('El primer apellido es requerido.'),
    segundoApellido: optionalName(),
    correo: z
      .string()
      .trim()
      .toLowerCase()
      .min(1, 'El correo electrónico es requerido.')
      .max(LONGEST_TEXT, `Escriba máximo ${LONGEST_TEXT} caracteres.`)
      .pipe(z.email('Escriba un correo electrónico como nombre@entidad.gov.co.')),
    telefono: z
      .string()
      .transform((text) => text.replace(/[\s()+-]/g, ''))
      .refine((text) => text === '' || PHONE.test(text), 'Escriba entre 7 y 10 dígitos.'),
    direccion: z
      .string()
      .trim()
      .max(LONGEST_TEXT, `Escriba máximo ${LONGEST_TEXT} caracteres.`)
      .regex(ADDRESS, 'Escriba la dirección sin símbolos especiales.'),
    contrasena: z.string(),
    confirmacion: z.string(),
  })
  .check(({ value, issues }) => {
    if (!fitsIdentificationType(value.numero, value.tipo))
      issues.push({
        code: 'custom',
        input: value.numero,
        path: ['numero'],
        message: 'Revise el número: no corresponde al tipo de identificación.',
      });
    if (value.contrasena !== value.confirmacion)
      issues.push({
        code: 'custom',
        input: value.confirmacion,
        path: ['confirmacion'],
        message: 'Las contraseñas deben ser iguales',
      });
  });

const OWN = 'La contraseña no puede ser su número, su correo ni su nombre. Elija otra.';
const COMMON = 'Esa contraseña es muy común y se adivina pronto. Elija otra.';

const CONSENT = 'Debe autorizar el tratamiento de sus datos personales.';

export type AccountForm =
  | { readonly account: AccountInput }
  /** First message of each wrong field, by its name. */
  | { readonly errors: Readonly<Record<string, string>> };

const FIELDS = Object.keys(formSchema.shape);

/**
 * Reads the account creation form.
 *
 * @param notice what must be authorised, in the version that is in force
 */
export async function readAccountForm(
  form: Readonly<Record<string, string>>,
  length: PasswordLength,
  notice?: PrivacyNotice,
): Promise<AccountForm> {
  const complete = Object.fromEntries(FIELDS.map((field) => [field, form[field] ?? '']));
  const { success, data, error } = formSchema.safeParse(complete);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  const { minimum, maximum } = length;
  const characters = complete['contrasena']?.length ?? 0;
  if (characters < minimum || characters > maximum)
    errors['contrasena'] = `La contraseña debe tener entre ${minimum} y ${maximum} caracteres.`;
  if (notice && form['autoriza'] !== notice.version) errors['autoriza'] = CONSENT;
  if (!success || Object.keys(errors).length > 0) return { errors };
  const account: AccountInput = {
    identificationType: data.tipo,
    identificationNumber: data.numero,
    firstName: data.primerNombre,
    secondName: data.segundoNombre,
    firstSurname: data.primerApellido,
    secondSurname: data.segundoApellido,
    email: data.correo,
    phone: data.telefono,
    address: data.direccion,
    accessType: data.acceso,
    password: data.contrasena,
  };
  if (isOwnPassword(account.password, account)) return { errors: { contrasena: OWN } };
  if (await isCommonPassword(account.password)) return { errors: { contrasena: COMMON } };
  return { account };
}
