import { formatShortDay } from '@marco/country/day-text';
import { SIN_VALOR } from '../../contract/explorador.terms.ts';
import { presentMomento } from '../indicadores/momentos.ts';
import type { DimensionDeclarada } from './conjunto.ts';

/** The key of a group with what it is called. */
export interface ClaveNombrada {
  readonly clave: string;
  readonly nombre: string;
}

const SIN_NOMBRE = 'Sin dato';

/** What a key is called that no table names. */
function nameClave({ clase, terminos, sinValor = SIN_NOMBRE }: DimensionDeclarada, clave: string): string {
  if (clave === SIN_VALOR) return sinValor;
  if (clase === 'mes') return presentMomento(clave);
  if (clase === 'dia') return formatShortDay(clave);
  return terminos?.[clave] ?? clave;
}

/**
 * The keys of a dimension by their names, in the order they are read: days and months as they pass, terms and tables in
 * their own order, and what has no value last.
 *
 * @param nombradas of the dimensions a table names, in its order
 */
export function presentClaves(
  dimension: DimensionDeclarada,
  claves: ReadonlySet<string>,
  nombradas: readonly ClaveNombrada[],
): readonly ClaveNombrada[] {
  const conocidas = nombradas.filter(({ clave }) => claves.has(clave));
  const dichas = new Set(conocidas.map(({ clave }) => clave));
  const terminos = Object.keys(dimension.terminos ?? {});
  const findPlace = (clave: string) => (clave === SIN_VALOR ? Infinity : terminos.indexOf(clave));
  const otras = [...claves]
    .filter((clave) => !dichas.has(clave))
    .sort((one, other) => {
      const [before, after] = [findPlace(one), findPlace(other)];
      if (before !== after) return before < after ? -1 : 1;
      return one < other ? -1 : 1;
    })
    .map((clave) => ({ clave, nombre: nameClave(dimension, clave) }));
  return [...conocidas, ...otras];
}

/** Puts groups in the order of their keys, dimension by dimension. */
export function listEnOrden<Grupo extends { readonly claves: readonly string[] }>(
  grupos: readonly Grupo[],
  ordenes: readonly (readonly ClaveNombrada[])[],
): readonly Grupo[] {
  const places = ordenes.map((claves) => new Map(claves.map(({ clave }, at) => [clave, at])));
  return grupos.toSorted((one, other) => {
    for (const [at, place] of places.entries()) {
      const difference = (place.get(one.claves[at] ?? '') ?? 0) - (place.get(other.claves[at] ?? '') ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
