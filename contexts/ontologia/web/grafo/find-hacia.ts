/** Where a node stands in the drawing; down is positive, as on a screen. */
export interface Punto {
  readonly x: number;
  readonly y: number;
}

export type Direccion = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const VECTORES: Readonly<Record<Direccion, Punto>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Cosine of 75°: what lies farther to the side is in another direction. */
const MENOR_COSENO = 0.26;

export function isDireccion(key: string): key is Direccion {
  return Object.hasOwn(VECTORES, key);
}

/**
 * The next node from a point in a direction: near nodes and nodes straight ahead are preferred; undefined if there is
 * none.
 */
export function findHacia<NodoDelGrafo extends Punto>(
  desde: Punto,
  candidatos: readonly NodoDelGrafo[],
  direccion: Direccion,
): NodoDelGrafo | undefined {
  const vector = VECTORES[direccion];
  let best: { readonly nodo: NodoDelGrafo; readonly cost: number } | undefined;
  for (const nodo of candidatos) {
    const x = nodo.x - desde.x;
    const y = nodo.y - desde.y;
    const distance = Math.hypot(x, y);
    const cosine = distance === 0 ? 0 : (x * vector.x + y * vector.y) / distance;
    if (cosine < MENOR_COSENO) continue;
    const cost = distance / cosine;
    if (!best || cost < best.cost) best = { nodo, cost };
  }
  return best?.nodo;
}
