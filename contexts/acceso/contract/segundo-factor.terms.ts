/** The codes of a second factor (RFC 6238, the values every application knows) and those for when it is not at hand. */
export const SEGUNDO_FACTOR = {
  digitos: 6,
  periodoSegundos: 30,
  codigosRecuperacion: 10,
  /** Minutes for which a code given counts as a fresh one. */
  minutosReciente: 5,
} as const;

/** Characters of a code as people may type it, with spaces and hyphens. */
export const MAXIMO_CODIGO = 40;
