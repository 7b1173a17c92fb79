import type { TipoColumna } from '../../contract/terms.ts';

/** A column of a set: only what is declared here is published. */
export interface ColumnaAbierta {
  /** Name in the files: lower case, no accents. */
  readonly nombre: string;
  readonly tipo: TipoColumna;
  readonly significado: string;
  /** Identifier of the element of the dictionary whose values it holds. */
  readonly elemento?: string;
}

/** A set of open data, as it is declared. */
export interface ConjuntoAbierto {
  readonly titulo: string;
  readonly descripcion: string;
  /** Where its rows come from, in words. */
  readonly fuente: string;
  readonly columnas: readonly ColumnaAbierta[];
  /** Columns a row is known by from one edition to the next. */
  readonly llave: readonly string[];
}

type Declarada = readonly [nombre: string, tipo: TipoColumna, significado: string, elemento?: string];

/** Columns, one a line. */
export function defineColumnas(...declaradas: readonly Declarada[]): readonly ColumnaAbierta[] {
  return declaradas.map(([nombre, tipo, significado, elemento]) => ({
    nombre,
    tipo,
    significado,
    ...(elemento === undefined ? {} : { elemento }),
  }));
}
