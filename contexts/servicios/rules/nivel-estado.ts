import { type CatalogueState, hasReached } from '@marco/contract-kit/has-reached';

/** The last state of the catalogue, although it is no progress: identified, and not to be standardised. */
const FUERA_DE_LA_ESCALA: ReadonlySet<string> = new Set(['identificado-no-estandarizado']);

/**
 * Whether a servicio reached a state of the way Identificado → Estandarizado Nivel 1 → Evaluado Nivel 2 → Publicado
 * Nivel 3. 'Identificado no estandarizado' does not count as a later state.
 */
export function hasEstadoServicioAlcanzado(actual: CatalogueState, meta: CatalogueState): boolean {
  return hasReached(actual, meta, FUERA_DE_LA_ESCALA);
}
