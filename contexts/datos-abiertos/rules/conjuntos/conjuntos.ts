import { CONJUNTOS_DE_AVANCE } from './avance-y-cifras.ts';
import type { ConjuntoAbierto } from './conjunto.ts';
import { CONJUNTOS_DE_SERVICIOS } from './lenguaje-y-servicios.ts';
import { CONJUNTOS_DE_PARTICIPACION } from './participacion.ts';

/** Every set of open data by its code, in the order of the catalogue (domain reportes §10). */
export const CONJUNTOS_ABIERTOS = {
  ...CONJUNTOS_DE_PARTICIPACION,
  ...CONJUNTOS_DE_SERVICIOS,
  ...CONJUNTOS_DE_AVANCE,
} as const;
export type CodigoConjunto = keyof typeof CONJUNTOS_ABIERTOS;

export const CODIGOS_CONJUNTO = Object.keys(CONJUNTOS_ABIERTOS) as readonly CodigoConjunto[];

/** The declaration of a set. */
export function getConjunto(codigo: CodigoConjunto): ConjuntoAbierto {
  return CONJUNTOS_ABIERTOS[codigo];
}

/** Whether a text of an address is the code of a set. */
export function isCodigoConjunto(codigo: string): codigo is CodigoConjunto {
  return Object.hasOwn(CONJUNTOS_ABIERTOS, codigo);
}
