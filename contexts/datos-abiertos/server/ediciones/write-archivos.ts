import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { CSV_START, formatCsvRow } from '@marco/server-kit';
import type { ConjuntoAbierto } from '../../rules/conjuntos/conjunto.ts';
import type { Celda } from '../../rules/fila.ts';

/** Rows of a set in groups, each row in the order of the columns. */
export type Filas = AsyncIterable<readonly (readonly Celda[])[]>;

/** Ends the head of the document; a row follows on each line. */
const HASTA_LAS_FILAS = '"filas":[';
const FIN = ']}';

/**
 * A set as JSON: one document, with a row on each line, so that it is read again without holding it. The same rows are the same
 * bytes, whatever the day.
 */
export function writeJson(codigo: string, { titulo, columnas }: ConjuntoAbierto, filas: Filas): Readable {
  async function* write() {
    const cabeza = {
      conjunto: codigo,
      titulo,
      columnas: columnas.map(({ nombre, tipo }) => ({ nombre, tipo })),
    };
    yield `${JSON.stringify(cabeza).slice(0, -1)},${HASTA_LAS_FILAS}`;
    let separator = '\n';
    for await (const grupo of filas) {
      if (grupo.length === 0) continue;
      const lineas = grupo.map((fila) =>
        JSON.stringify(Object.fromEntries(columnas.map(({ nombre }, at) => [nombre, fila[at]]))),
      );
      yield separator + lineas.join(',\n');
      separator = ',\n';
    }
    yield `\n${FIN}\n`;
  }
  return Readable.from(write(), { objectMode: false });
}

/** The rows of such a document, in groups. */
export async function* readJson(
  { columnas }: Pick<ConjuntoAbierto, 'columnas'>,
  documento: Readable,
): AsyncGenerator<readonly (readonly Celda[])[]> {
  const grupo: (readonly Celda[])[] = [];
  for await (const linea of createInterface({ input: documento, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (linea.endsWith(HASTA_LAS_FILAS) || linea === FIN || linea === '') continue;
    const fila = JSON.parse(linea.replace(/,$/, '')) as Record<string, Celda>;
    grupo.push(columnas.map(({ nombre }) => fila[nombre] ?? null));
    if (grupo.length === GRUPO) yield grupo.splice(0);
  }
  if (grupo.length > 0) yield grupo;
}

/** Rows of a group that is read. */
const GRUPO = 1000;

/** A row as a line of the CSV. */
export const writeLinea = (fila: readonly Celda[]): string => formatCsvRow(fila.map(toCelda));

const toCelda = (celda: Celda) => (typeof celda === 'boolean' ? (celda ? 'sí' : 'no') : celda);

/** A set as CSV, as every table of the product is written: semicolons, decimal comma, UTF-8, no formulas. */
export function writeCsv({ columnas }: Pick<ConjuntoAbierto, 'columnas'>, filas: Filas): Readable {
  async function* write() {
    yield CSV_START + formatCsvRow(columnas.map(({ nombre }) => nombre));
    for await (const grupo of filas) yield grupo.map(writeLinea).join('');
  }
  return Readable.from(write(), { objectMode: false });
}
