/** Bounds of a new password, in characters; both pass. */
export interface LimitesContrasena {
  readonly minimo: number;
  readonly maximo: number;
}

/** What a person writes in the end screen of the recovery. */
export interface CamposContrasena {
  readonly newPassword: string;
  readonly confirmacion: string;
}

export type CampoContrasena = keyof CamposContrasena;

/** Messages letter by letter (specification §5). */
const REQUERIDA: Readonly<Record<CampoContrasena, string>> = {
  newPassword: 'El contraseña es requerida',
  confirmacion: 'El contraseña de confirmacion requerida',
};

const DISTINTAS = 'Las contraseñas deben ser iguales';

/** Errors of the fields by the key of the rule they break; a field without any is valid. */
export type ErroresContrasena = Readonly<
  Partial<Record<CampoContrasena, Readonly<Partial<Record<'requerida' | 'notmach', string>>>>>
>;

/** Whether a new password has an allowed length (specification §5): the rule of the screen and of the server. */
export function isLargoContrasena(contrasena: string, { minimo, maximo }: LimitesContrasena): boolean {
  return contrasena.length >= minimo && contrasena.length <= maximo;
}

/** Why the button is disabled: a field that is empty, too short or too long (RESET-04). */
export function findErroresContrasena(
  campos: CamposContrasena,
  limites: LimitesContrasena,
): ErroresContrasena {
  const wrong = (['newPassword', 'confirmacion'] as const).filter(
    (campo) => !isLargoContrasena(campos[campo], limites),
  );
  return Object.fromEntries(wrong.map((campo) => [campo, { requerida: REQUERIDA[campo] }]));
}

/** What is looked at when the form is sent: both texts must be the same, and both fields carry the error. */
export function findErroresIgualdad({ newPassword, confirmacion }: CamposContrasena): ErroresContrasena {
  if (newPassword === confirmacion) return {};
  return { newPassword: { notmach: DISTINTAS }, confirmacion: { notmach: DISTINTAS } };
}
