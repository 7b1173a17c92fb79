/** Who has the first element of a pair has the second one too. */
export type ParDeElementos = readonly [tiene: number, sirvePor: number];

/**
 * Which elements serve in the place of each one, however long the way between them: an element that replaces another, a
 * synonym, two that are the same term of a vocabulary outside.
 */
export function buildEquivalencias(
  pares: readonly ParDeElementos[],
): (elementoId: number) => ReadonlySet<number> {
  const directos = new Map<number, number[]>();
  for (const [tiene, sirvePor] of pares) {
    const known = directos.get(sirvePor);
    if (known) known.push(tiene);
    else directos.set(sirvePor, [tiene]);
  }
  const found = new Map<number, ReadonlySet<number>>();
  return (elementoId) => {
    const earlier = found.get(elementoId);
    if (earlier) return earlier;
    const reached = new Set([elementoId]);
    // A set is walked in the order of its values, those that are added meanwhile too.
    for (const one of reached) for (const tiene of directos.get(one) ?? []) reached.add(tiene);
    found.set(elementoId, reached);
    return reached;
  };
}
