type Claims = Readonly<Record<string, unknown>>;

/** Names the mails of a registration may carry. */
export interface NombresAviso {
  /** How the mail to the given address greets. */
  readonly saludo: string;
  /** How the mail to those who approve calls the person. */
  readonly persona: string;
}

/**
 * A mail of the ministry must not contain text of an unknown person. The mails to those who approve contain the name
 * only if the authenticator verified the e-mail of its owner; a mail to an address contains it only if the address is
 * that e-mail.
 *
 * @param correo where the registration asks to be written to
 */
export function findNombresAviso(
  claims: Claims,
  {
    correo,
    primerNombre,
    nombreCompleto,
  }: Readonly<Record<'correo' | 'primerNombre' | 'nombreCompleto', string>>,
): NombresAviso {
  const isVerified = claims['email_verified'] !== false;
  const isTheirs = isVerified && String(claims['email'] ?? '').toLowerCase() === correo.toLowerCase();
  return {
    saludo: isTheirs ? primerNombre : 'solicitante',
    persona: isVerified ? nombreCompleto : 'Una persona con el correo sin verificar',
  };
}
