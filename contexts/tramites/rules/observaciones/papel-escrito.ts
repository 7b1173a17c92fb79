/** Four digits in a row are a number of somebody or something; an address of mail has its sign. */
const PARECE_PERSONAL = /\d{4}|\d(?:[\s.,-]?\d){5}|@|https?:|www\./i;

/** Whether the name of a paper, as a citizen wrote it, carries what may be of a person. */
export function hasDatosPersonales(papel: string): boolean {
  return PARECE_PERSONAL.test(papel.normalize('NFKC'));
}
