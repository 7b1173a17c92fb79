/** Letters a word of this length may differ by from the one that was meant. */
function findTolerancia(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * How many single letters must be added, dropped, changed or swapped with their neighbour to turn one word into the
 * other (optimal string alignment).
 */
export function computeDistancia(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const changed = (previous[column - 1] ?? 0) + (same ? 0 : 1);
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? (before[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      current.push(Math.min(changed, swapped, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/**
 * The word that the person probably meant: the nearest existing word (the first one if several are equally near);
 * undefined if none is near enough.
 */
export function findCorreccion(palabra: string, existentes: readonly string[]): string | undefined {
  const tolerancia = findTolerancia(palabra.length);
  const near = existentes
    .filter(({ length }) => Math.abs(length - palabra.length) <= tolerancia)
    .map((existente) => ({ existente, distancia: computeDistancia(palabra, existente) }))
    .filter(({ distancia }) => distancia <= tolerancia)
    .toSorted((one, other) => one.distancia - other.distancia);
  return near[0]?.existente;
}
