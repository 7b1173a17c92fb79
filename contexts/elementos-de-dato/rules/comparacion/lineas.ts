interface Linea {
  readonly texto: string;
  /** Whether only this edition of the list says it. */
  readonly isPropia: boolean;
}

/** A line of a list, or the number of equal lines in a row, which are not shown. */
export type LineaComparada = Linea | { readonly iguales: number };

/** So many equal lines in a row are shown; of longer runs only the first and the last line. */
const IGUALES_SEGUIDAS = 4;

/**
 * If a line occurs more often here, the additional ones are new. If only the order changed, all lines count as
 * different.
 */
function listLineas(texto: string, otro: string): Linea[] {
  const left = new Map<string, number>();
  for (const line of otro.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  const lineas = texto.split('\n').map((line) => {
    const others = left.get(line) ?? 0;
    left.set(line, others - 1);
    return { texto: line, isPropia: others <= 0 };
  });
  const isReordered = [...left.values()].every((others) => others === 0);
  return isReordered ? lineas.map((linea) => ({ ...linea, isPropia: true })) : lineas;
}

/** The lines of a list beside another edition of it, long runs of lines both have folded. */
export function compareLineas(texto: string, otro: string): readonly LineaComparada[] {
  const runs: Linea[][] = [];
  for (const linea of listLineas(texto, otro)) {
    const run = runs.at(-1);
    if (run?.[0]?.isPropia === linea.isPropia) run.push(linea);
    else runs.push([linea]);
  }
  return runs.flatMap(foldIguales);
}

function foldIguales(run: readonly Linea[]): readonly LineaComparada[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || first.isPropia || run.length <= IGUALES_SEGUIDAS) return run;
  return [first, { iguales: run.length - 2 }, last];
}

/** The lines of a list that another edition does not have. */
export function findLineasPropias(texto: string, otro: string): string {
  return listLineas(texto, otro)
    .filter(({ isPropia }) => isPropia)
    .map((linea) => linea.texto)
    .join('\n');
}
