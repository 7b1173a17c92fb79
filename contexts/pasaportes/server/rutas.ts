/** Path of the credential of a certificate in a pasaporte. */
export function toRutaDeCredencial(numero: string): string {
  return `certificados/${numero}.json`;
}

/** Path of its PDF. */
export function toRutaDePdf(numero: string): string {
  return `certificados/${numero}.pdf`;
}
