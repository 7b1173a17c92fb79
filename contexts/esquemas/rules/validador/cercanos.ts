/** Longer texts are not compared, because it would take too long. */
const LARGO_COMPARABLE = 60;

/**
 * The candidate that the person probably meant: equal except for case, accents and spaces, or with one or two
 * different letters.
 */
export function findCercano(texto: string, candidatos: readonly string[]): string | null {
  const buscado = fold(texto);
  if (buscado === '') return null;
  const igual = candidatos.find((candidato) => fold(candidato) === buscado);
  if (igual !== undefined) return igual;
  if (buscado.length > LARGO_COMPARABLE) return null;
  // In a short code one different letter makes another code.
  const tolerancia = buscado.length < 4 ? 0 : buscado.length < 6 ? 1 : 2;
  if (tolerancia === 0) return null;
  let mejor: { candidato: string; distancia: number } | null = null;
  for (const candidato of candidatos) {
    const distancia = computeDistancia(buscado, fold(candidato), tolerancia);
    if (distancia <= tolerancia && (mejor === null || distancia < mejor.distancia))
      mejor = { candidato, distancia };
  }
  return mejor?.candidato ?? null;
}

function fold(texto: string): string {
  return texto
    .normalize('NFD')
    .replaceAll(/\p{M}|[\s_-]/gu, '')
    .toLowerCase();
}

/** Levenshtein distance; it is not computed beyond the tolerance. */
function computeDistancia(uno: string, otro: string, tolerancia: number): number {
  if (Math.abs(uno.length - otro.length) > tolerancia) return tolerancia + 1;
  let anterior = Array.from({ length: otro.length + 1 }, (_, columna) => columna);
  for (let fila = 1; fila <= uno.length; fila += 1) {
    const actual = [fila];
    for (let columna = 1; columna <= otro.length; columna += 1) {
      const cambio = uno[fila - 1] === otro[columna - 1] ? 0 : 1;
      actual.push(
        Math.min(
          (anterior[columna] ?? 0) + 1,
          (actual[columna - 1] ?? 0) + 1,
          (anterior[columna - 1] ?? 0) + cambio,
        ),
      );
    }
    anterior = actual;
  }
  return anterior[otro.length] ?? tolerancia + 1;
}
