/** Largest integer a column of ids holds. */
const MAXIMO_ENTERO = 2_147_483_647;

/** The ids that are numbers of a record; others are of none. */
export function toEnteros(ids: readonly string[]): number[] {
  return ids
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .map(Number)
    .filter((id) => id <= MAXIMO_ENTERO);
}
