import type { PropositoEstado } from '../contract/terms.ts';
import type { Documento } from './prueba.ts';

/** Places of one list: with fewer, a list would tell whose state somebody asks for (W3C Bitstring Status List 1.0). */
export const LUGARES_POR_LISTA = 131_072;

/** Where a certificate stands in the lists: which list, from 1, and which place of it. */
export function toLugarEnLista(lugar: number): { readonly lista: number; readonly indice: number } {
  return { lista: Math.floor(lugar / LUGARES_POR_LISTA) + 1, indice: lugar % LUGARES_POR_LISTA };
}

/** The bits of a list; the first place is the leftmost bit of the first byte. */
export function createBits(marcados: Iterable<number>): Uint8Array {
  const bits = new Uint8Array(LUGARES_POR_LISTA / 8);
  for (const indice of marcados) {
    const byte = indice >> 3;
    bits[byte] = (bits[byte] ?? 0) | (128 >> (indice & 7));
  }
  return bits;
}

/** Whether a place is marked; undefined where the list has no such place. */
export function readBit(bits: Uint8Array, indice: number): boolean | undefined {
  const byte = Number.isInteger(indice) && indice >= 0 ? bits[indice >> 3] : undefined;
  return byte === undefined ? undefined : (byte & (128 >> (indice & 7))) !== 0;
}

/** A list as a credential, without its proof. */
export function presentLista({
  direccion,
  emisor,
  proposito,
  desde,
  codificada,
}: {
  readonly direccion: string;
  readonly emisor: { readonly id: string; readonly name: string };
  readonly proposito: PropositoEstado;
  /** Since when it says so. */
  readonly desde: string;
  /** The bits, in gzip and base64url with its mark. */
  readonly codificada: string;
}): Documento {
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: direccion,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: emisor,
    validFrom: desde,
    credentialSubject: {
      id: `${direccion}#lista`,
      type: 'BitstringStatusList',
      statusPurpose: proposito,
      encodedList: codificada,
    },
  };
}
