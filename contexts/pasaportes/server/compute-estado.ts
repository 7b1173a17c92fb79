import { createHash } from 'node:crypto';
import { FORMATO_PASAPORTE } from '../contract/terms.ts';
import type { HechosDePasaporte } from './worker/tarea.ts';

/** Maps in the order of their keys: what the database gives in another order is the same state. */
const sortMaps = (_key: string, value: unknown): unknown =>
  value instanceof Map ? [...value].sort(([one], [other]) => Number(one) - Number(other)) : value;

/**
 * The state of a version: the same facts and the same documents have the same, and everything written of them the same
 * bytes.
 *
 * @param documentos digests of what is not written of the facts
 */
export function computeEstado(
  hechos: HechosDePasaporte,
  documentos: readonly { readonly ruta: string; readonly sha256: string }[],
): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMATO_PASAPORTE, hechos, documentos], sortMaps))
    .digest('base64url')
    .slice(0, 27);
}
