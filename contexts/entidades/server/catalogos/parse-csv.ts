import { refuse } from '@marco/server-kit';
import { CsvError, parse } from 'csv-parse/sync';
import { catalogosErrors } from '../../contract/index.ts';
import { LIMITES_IMPORTACION } from '../../contract/terms.ts';
import type { RegistroCsv } from '../../rules/catalogos/lectura-catalogo.ts';

export interface ArchivoCsv {
  readonly encabezado: readonly string[];
  readonly registros: readonly RegistroCsv[];
}

const SEPARADORES = [';', ',', '\t', '|'] as const;

/** The separator the header has most of, outside quotes; the comma when it has none. */
function findSeparador(text: string): string {
  const header = (text.split(/\r\n|\r|\n/, 1)[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  const countOf = (separador: string) => header.split(separador).length - 1;
  return SEPARADORES.reduce<string>((best, next) => (countOf(next) > countOf(best) ? next : best), ',');
}

/**
 * Reads CSV text (RFC 4180 with any usual separator, with or without byte order mark).
 *
 * @throws IMPORTACION_ILEGIBLE with the line, IMPORTACION_VACIA, IMPORTACION_DEMASIADAS_FILAS
 */
export function parseCsv(text: string): ArchivoCsv {
  const [header, ...rows] = readRecords(text.replace(/^\uFEFF/, ''));
  if (!header || rows.length === 0) throw refuse(catalogosErrors, 'IMPORTACION_VACIA');
  if (rows.length > LIMITES_IMPORTACION.filas) throw refuse(catalogosErrors, 'IMPORTACION_DEMASIADAS_FILAS');
  return { encabezado: header.valores, registros: rows };
}

function readRecords(text: string): RegistroCsv[] {
  try {
    // Through unknown: the types of the library do not know what `info` makes of a record.
    const read = parse(text, {
      delimiter: findSeparador(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // One more than header and limit tells that there are too many.
      to: LIMITES_IMPORTACION.filas + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return read.map(({ record, info }) => ({ linea: info.lines, valores: record }));
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const linea = typeof cause['lines'] === 'number' ? cause['lines'] : 1;
    throw refuse(catalogosErrors, 'IMPORTACION_ILEGIBLE', [
      { campo: 'texto', mensaje: `Revise las comillas de la línea ${linea}.` },
    ]);
  }
}
