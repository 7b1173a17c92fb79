import { refuse } from '@marco/server-kit';
import { CsvError, parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { elementosErrors } from '../../contract/index.ts';
import { type FormatoValores, LIMITES_ELEMENTO } from '../../contract/terms.ts';
import type { FilaArchivo } from '../../rules/valores/lectura-valores.ts';

const SEPARADORES = [';', ',', '\t', '|'] as const;
/** Bytes the parts of a spreadsheet may have once unpacked: a small file may claim to hold gigabytes. */
const MAXIMO_DESEMPACADO = 100_000_000;

/** The separator the header has most of, outside quotes; the comma when it has none. */
function findSeparador(text: string): string {
  const header = (text.split(/\r\n|\r|\n/, 1)[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  const countOf = (separador: string) => header.split(separador).length - 1;
  return SEPARADORES.reduce<string>((best, next) => (countOf(next) > countOf(best) ? next : best), ',');
}

function readCsv(text: string): FilaArchivo[] {
  try {
    const rows = parse(text.replace(/^\uFEFF/, ''), {
      delimiter: findSeparador(text),
      relax_column_count: true,
      skip_empty_lines: false,
      to: LIMITES_ELEMENTO.valores + 2,
    }) as string[][];
    return rows.map((celdas, place) => ({ numero: place + 1, celdas }));
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const linea = typeof cause['lines'] === 'number' ? cause['lines'] : 1;
    throw refuse(elementosErrors, 'VALORES_ILEGIBLES', [
      { campo: 'contenido', mensaje: `Revise las comillas de la línea ${linea}.` },
    ]);
  }
}

/** Refuses a spreadsheet that would not fit in memory, by what its own directory says, unpacking nothing. */
function requireDesempacable(bytes: Uint8Array): void {
  let total = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      return false;
    },
  });
  if (total > MAXIMO_DESEMPACADO)
    throw refuse(elementosErrors, 'VALORES_ILEGIBLES', [
      { campo: 'contenido', mensaje: 'El archivo es demasiado grande al abrirlo.' },
    ]);
}

function presentCelda(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

async function readXlsx(base64: string): Promise<FilaArchivo[]> {
  const bytes = Buffer.from(base64, 'base64');
  requireDesempacable(bytes);
  const rows = await readSheet(bytes);
  return rows.map((cells, place) => ({ numero: place + 1, celdas: cells.map(presentCelda) }));
}

/**
 * The rows of a file of values, the first is its header.
 *
 * @throws VALORES_ILEGIBLES when it is no file of its format
 */
export async function readArchivoValores({
  formato,
  contenido,
}: {
  readonly formato: FormatoValores;
  readonly contenido: string;
}): Promise<FilaArchivo[]> {
  if (formato === 'csv') return readCsv(contenido);
  try {
    return await readXlsx(contenido);
  } catch (cause) {
    // Whatever the reader says of a file that is none, it is the file's fault.
    throw cause instanceof Error && cause.name === 'AppError'
      ? cause
      : refuse(elementosErrors, 'VALORES_ILEGIBLES');
  }
}
