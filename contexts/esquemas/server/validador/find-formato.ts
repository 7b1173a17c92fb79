import { findTextEncoding } from '@marco/contract-kit/text-encoding';
import type { FormatoMensaje } from '../../contract/validador.terms.ts';

/** Bytes and letters of a message that are looked at. */
const COMIENZO = 1000;

/** Whether a text is XML or JSON, by its first sign; XML where it is neither. */
export function findFormato(texto: string): FormatoMensaje {
  return /^\s*(?:[[{"\d-]|true\b|false\b|null\b)/.test(texto.slice(0, COMIENZO)) ? 'json' : 'xml';
}

/** The same of a message that is not read yet, in any encoding that is admitted. */
export function findFormatoDeBytes(bytes: Uint8Array): FormatoMensaje {
  const { label } = findTextEncoding(bytes);
  return findFormato(new TextDecoder(label ?? 'utf-8').decode(bytes.subarray(0, COMIENZO)));
}
