import { CABECERA_CLAVE } from '@marco/acuerdos/terms';
import type { AreaCall } from '@marco/server-kit';

/** The key of an acuerdo a call carries; empty without one. */
export function findClave({ headers }: Pick<AreaCall, 'headers'>): string {
  return headers[CABECERA_CLAVE.toLowerCase()] ?? '';
}
