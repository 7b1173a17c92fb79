import type { TipoColumna } from '../contract/terms.ts';
import type { ColumnaAbierta, ConjuntoAbierto } from './conjuntos/conjunto.ts';
import { presentRangoDePersonas } from './personas.ts';

/** A value of a published row. */
export type Celda = string | number | boolean | null;

/** A row as its owner's tables give it, by the names of the columns. */
export type FilaDeOrigen = Readonly<Record<string, Celda>>;

const DE_TIPO: Readonly<Record<TipoColumna, (celda: string | number | boolean) => boolean>> = {
  texto: (celda) => typeof celda === 'string',
  entero: (celda) => Number.isSafeInteger(celda),
  decimal: (celda) => typeof celda === 'number' && Number.isFinite(celda),
  logico: (celda) => typeof celda === 'boolean',
  dia: (celda) => /^\d{4}-\d{2}-\d{2}$/.test(String(celda)),
  momento: (celda) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(String(celda)),
  personas: (celda) => Number.isSafeInteger(celda),
};

function presentCelda({ nombre, tipo }: ColumnaAbierta, fila: FilaDeOrigen): Celda {
  const celda = fila[nombre];
  if (celda === undefined) throw new Error(`A row lacks the column ${nombre}.`);
  if (celda === null) return null;
  if (!DE_TIPO[tipo](celda)) throw new Error(`The column ${nombre} is no ${tipo}.`);
  return tipo === 'personas' ? presentRangoDePersonas(Number(celda)) : celda;
}

/**
 * The cells of a row in the order of the declared columns. A column nobody declared is an error, so that nothing is published by
 * chance.
 *
 * @throws Error where the row has other columns, or a value of another kind
 */
export function presentFila(
  { columnas }: Pick<ConjuntoAbierto, 'columnas'>,
  fila: FilaDeOrigen,
): readonly Celda[] {
  const declaradas = new Set(columnas.map(({ nombre }) => nombre));
  const sobra = Object.keys(fila).find((nombre) => !declaradas.has(nombre));
  if (sobra !== undefined) throw new Error(`The column ${sobra} is not declared.`);
  return columnas.map((columna) => presentCelda(columna, fila));
}
