import type { EstadoSolicitud } from '../../contract/terms.ts';

/** A state of a request as the catalogue has it. */
export interface EstadoDelCatalogo {
  readonly codigo: string;
  /** Place in the catalogue, from 1. */
  readonly orden: number;
}

/** Ends of a request that are no progress. */
const SIN_AVANCE: ReadonlySet<string> = new Set<EstadoSolicitud>([
  'devuelta',
  'rechazada',
  'desistida',
  'cancelada',
]);

/**
 * Whether a request reached a state: it stands in it, or in a later one of the way Borrador → Radicada → … →
 * Certificada. A returned, rejected, desisted or cancelled request is no step of that way.
 */
export function hasAlcanzado(actual: EstadoDelCatalogo, meta: EstadoDelCatalogo): boolean {
  if (actual.codigo === meta.codigo) return true;
  return !SIN_AVANCE.has(actual.codigo) && !SIN_AVANCE.has(meta.codigo) && actual.orden > meta.orden;
}
