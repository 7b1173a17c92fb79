/** Weights of the digits of a NIT, from the last digit to the first. */
const PESOS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

const NIT = /^\d{1,15}$/;

/**
 * Check digit of a NIT: digits times weights from right to left, the sum modulo 11; a remainder of
 * 0 or 1 is the digit itself, any other is subtracted from 11. Source: DIAN, Orden Administrativa 4 of 1989.
 *
 * @param nit digits only, without check digit
 * @throws RangeError when it is not 1 to 15 digits
 */
export function computeDigitoVerificacion(nit: string): number {
  if (!NIT.test(nit)) throw new RangeError(`A NIT has 1 to ${PESOS.length} digits.`);
  const digits = [...nit].reverse();
  const suma = PESOS.reduce((total, peso, position) => total + peso * Number(digits[position] ?? 0), 0);
  const residuo = suma % 11;
  return residuo < 2 ? residuo : 11 - residuo;
}
