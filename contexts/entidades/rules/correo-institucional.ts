/** Lower case, one at sign, a domain with a dot: what a mailbox of an institution looks like. */
const CORREO = /^[a-z0-9._%+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * Whether an e-mail is of an institution, by its domain.
 *
 * @param dominios domains it may end in, their subdomains included; none admits any
 */
export function isCorreoInstitucional(correo: string, dominios: readonly string[]): boolean {
  const dominio = correo.slice(correo.lastIndexOf('@') + 1).toLowerCase();
  return dominios.length === 0 || dominios.some((own) => dominio === own || dominio.endsWith(`.${own}`));
}

/** What is wrong with the domain of an institutional e-mail; undefined when nothing is. */
export function findErrorDominio(correo: string, dominios: readonly string[]): string | undefined {
  return isCorreoInstitucional(correo, dominios)
    ? undefined
    : `El correo debe ser institucional: su dominio termina en ${dominios.join(', ')}.`;
}

/** What is wrong with an institutional e-mail, its form before its domain; undefined when nothing is. */
export function findErrorCorreo(correo: string, dominios: readonly string[]): string | undefined {
  if (!CORREO.test(correo)) return 'Escriba un correo en minúsculas, como nombre@entidad.gov.co.';
  return findErrorDominio(correo, dominios);
}
