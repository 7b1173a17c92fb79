/**
 * The e-mail of a public servant as anybody may read it: that of the office, never a private mailbox.
 *
 * @param dominios domains of institutional e-mails, their subdomains included; none says nothing about any
 * @returns an empty text in place of an e-mail that is not institutional
 */
export function toCorreoPublico(correo: string, dominios: readonly string[]): string {
  const dominio = correo.slice(correo.lastIndexOf('@') + 1).toLowerCase();
  const isInstitucional =
    dominios.length === 0 || dominios.some((own) => dominio === own || dominio.endsWith(`.${own}`));
  return isInstitucional ? correo : '';
}
