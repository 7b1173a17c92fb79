import { type CatalogueState, hasReached } from '@marco/contract-kit/has-reached';
import type { EstadoSolicitud } from '../../contract/terms.ts';

/** Final states of a request that are not progress. */
const SIN_AVANCE: ReadonlySet<string> = new Set<EstadoSolicitud>([
  'devuelta',
  'rechazada',
  'desistida',
  'cancelada',
]);

/**
 * Whether a request reached a state of the way Borrador → Radicada → … → Certificada. The states returned, rejected,
 * desisted and cancelled do not count as later states.
 */
export function hasEstadoSolicitudAlcanzado(actual: CatalogueState, meta: CatalogueState): boolean {
  return hasReached(actual, meta, SIN_AVANCE);
}
