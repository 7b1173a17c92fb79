/** A letter before the sign, and a domain with a point after it; whether the mailbox exists is proved by its confirmation. */
const FORMA_CORREO = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Why a visitor cannot be told at what they wrote; undefined when they can. */
export function findErrorCorreo(correo: string): string | undefined {
  if (correo.trim() === '') return 'Escriba el correo en el que quiere recibir los avisos.';
  return FORMA_CORREO.test(correo.trim())
    ? undefined
    : 'Escriba un correo, por ejemplo nombre@entidad.gov.co.';
}
