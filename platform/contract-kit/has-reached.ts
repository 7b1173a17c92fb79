/** A state as its catalogue has it. */
export interface CatalogueState {
  readonly codigo: string;
  /** Place in the catalogue, from 1. */
  readonly orden: number;
}

/**
 * Whether something reached a state of its catalogue: it is in that state, or in a later one.
 *
 * @param aside codes of states that do not count as later, whatever their place in the catalogue
 */
export function hasReached(
  actual: CatalogueState,
  meta: CatalogueState,
  aside: ReadonlySet<string>,
): boolean {
  if (actual.codigo === meta.codigo) return true;
  return !aside.has(actual.codigo) && !aside.has(meta.codigo) && actual.orden > meta.orden;
}
