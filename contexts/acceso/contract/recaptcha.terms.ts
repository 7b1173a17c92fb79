/** What a reCAPTCHA token of a form is for; the service takes letters, digits and underscores. */
export const ACCIONES_RECAPTCHA = {
  registrar: 'registrar',
  restablecer: 'restablecer_contrasena',
} as const;
