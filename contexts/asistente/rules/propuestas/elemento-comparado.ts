import type { TipoDato } from '@marco/elementos-de-dato/terms';

/** An element in force, as far as fields are compared with it. */
export interface ElementoComparado {
  readonly elementoId: number;
  readonly versionId: number;
  readonly identificador: string;
  readonly nombre: string;
  /** Number of its version in force: «1.2». */
  readonly numero: string;
  readonly definicion: string;
  readonly usos: string;
  /** Synonyms, short names, names in forms. */
  readonly otrosNombres: readonly string[];
  readonly palabrasClave: readonly string[];
  readonly dominioId: number;
  readonly esCompuesto: boolean;
  readonly esLista: boolean;
  readonly tipoDato: TipoDato | null;
  readonly longitudMinima: number | null;
  readonly longitudMaxima: number | null;
  readonly totalDigitos: number | null;
  readonly decimales: number | null;
  readonly patron: string | null;
  /** Codes of its list; null of what is none, or where no field has a list to compare. */
  readonly valores: readonly string[] | null;
  readonly ejemplos: readonly string[];
  /** Services that exchange it. */
  readonly usadoPor: number;
}

/** A composite in force with the elements it is made of. */
export interface CompuestoComparado {
  readonly elementoId: number;
  readonly identificador: string;
  readonly nombre: string;
  readonly versionId: number;
  readonly partes: readonly {
    readonly elementoId: number;
    readonly identificador: string;
    readonly obligatoria: boolean;
  }[];
}

/** How rare a word is in the dictionary: what nearly all elements say tells little. */
export interface Rareza {
  readonly elementos: number;
  /** In how many each word stands, by its root. */
  readonly veces: ReadonlyMap<string, number>;
}

/** Weight of a root: high where few elements say it, highest where none does. */
export function computePesoDePalabra(raiz: string, { elementos, veces }: Rareza): number {
  return Math.log((elementos + 1) / ((veces.get(raiz) ?? 0) + 0.5));
}
