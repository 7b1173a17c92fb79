/** A state of a servicio as the catalogue has it. */
export interface EstadoDelCatalogo {
  readonly codigo: string;
  /** Place in the catalogue, from 1. */
  readonly orden: number;
}

/** Stands last in the catalogue, though it is no progress: identified, and not to be standardised. */
const FUERA_DE_LA_ESCALA = 'identificado-no-estandarizado';

/**
 * Whether a servicio reached a state: it stands in it, or in a later one of the way Identificado → Estandarizado Nivel 1
 * → Evaluado Nivel 2 → Publicado Nivel 3. 'Identificado no estandarizado' is no step of that way.
 */
export function hasAlcanzado(actual: EstadoDelCatalogo, meta: EstadoDelCatalogo): boolean {
  if (actual.codigo === meta.codigo) return true;
  const isOnTheWay = actual.codigo !== FUERA_DE_LA_ESCALA && meta.codigo !== FUERA_DE_LA_ESCALA;
  return isOnTheWay && actual.orden > meta.orden;
}
