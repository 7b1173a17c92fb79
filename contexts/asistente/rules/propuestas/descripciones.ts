import { computePesoDePalabra, type ElementoComparado, type Rareza } from './elemento-comparado.ts';
import { listRaices } from './palabras.ts';

/** A text as the weights of its roots, of length one together. */
export type VectorDeTexto = ReadonlyMap<string, number>;

/** Words nearly every definition has. */
const DE_DEFINICION = new Set(
  listRaices('dato campo registro valor corresponde indica contiene almacena informacion'),
);

export function toVector(textos: readonly string[], rareza: Rareza): VectorDeTexto {
  const pesos = new Map<string, number>();
  for (const raiz of textos.flatMap(listRaices))
    if (!DE_DEFINICION.has(raiz)) pesos.set(raiz, computePesoDePalabra(raiz, rareza));
  const largo = Math.hypot(...pesos.values());
  return new Map([...pesos].map(([raiz, peso]) => [raiz, largo === 0 ? 0 : peso / largo]));
}

/** What an element says of itself. */
export const listTextos = ({ nombre, definicion, usos, otrosNombres }: ElementoComparado): string[] => [
  nombre,
  definicion,
  usos,
  ...otrosNombres,
];

/** Cosine of two texts, from 0 to 1. */
export function computeCoseno(uno: VectorDeTexto, otro: VectorDeTexto): number {
  const [menor, mayor] = uno.size < otro.size ? [uno, otro] : [otro, uno];
  let suma = 0;
  for (const [raiz, peso] of menor) suma += peso * (mayor.get(raiz) ?? 0);
  return Math.min(1, suma);
}
