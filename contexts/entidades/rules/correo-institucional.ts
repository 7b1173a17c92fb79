/** Lower case, one at sign, a domain with a dot: what a mailbox of an institution looks like. */
const CORREO = /^[a-z0-9._%+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * What is wrong with an institutional e-mail; undefined when nothing is.
 *
 * @param dominios domains it may end in, their subdomains included; none admits any
 */
export function findErrorCorreo(correo: string, dominios: readonly string[]): string | undefined {
  if (!CORREO.test(correo)) return 'Escriba un correo en minúsculas, como nombre@entidad.gov.co.';
  const dominio = correo.slice(correo.indexOf('@') + 1);
  const isInstitutional =
    dominios.length === 0 || dominios.some((own) => dominio === own || dominio.endsWith(`.${own}`));
  return isInstitutional
    ? undefined
    : `El correo debe ser institucional: su dominio termina en ${dominios.join(', ')}.`;
}
