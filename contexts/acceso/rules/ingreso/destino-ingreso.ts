import { isSitePath } from '@marco/contract-kit/site-path';

const PRIVATE_PART = /^\/app(?=[/?#]|$)/;

/**
 * The address asked for before signing in, if it is one of the private part of this site; null leads to its home.
 *
 * @param destino query parameter `destino`: anybody may have written it
 */
export function findDestinoIngreso(destino: string | null): string | null {
  return destino !== null && isSitePath(destino) && PRIVATE_PART.test(destino) ? destino : null;
}
