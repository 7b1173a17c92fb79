import { TABLE_LIMITS, type UnreadableTable } from './unreadable-table.ts';

/**
 * The message about a file that could not be read as a table, with what to do.
 *
 * @param wanted the columns they bring: 'las de la plantilla'
 */
export function describeUnreadable({ reason, line }: UnreadableTable, wanted: string): string {
  switch (reason) {
    case 'quotes':
      return `Revise las comillas de la línea ${line ?? 1}.`;
    case 'too-large':
      return `El archivo, al abrirlo, ocupa más de ${TABLE_LIMITS.bytes / 1_000_000} MB. Deje solo la tabla.`;
    case 'far-cells':
      return 'La hoja tiene celdas demasiado lejos de la primera. Deje solo la tabla, desde la celda A1.';
    case 'too-wide':
      return `La tabla tiene más de ${TABLE_LIMITS.columns} columnas. Deje solo ${wanted}.`;
    case 'too-slow':
      return 'Abrir el archivo tardó más de lo permitido. Deje solo la tabla, sin formatos ni otras hojas.';
    case 'other-format':
      return 'El archivo no es un libro de Excel ni un CSV que se pueda leer.';
  }
}
