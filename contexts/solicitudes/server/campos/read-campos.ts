import { type Caller, readTable, TABLE_LIMITS, UnreadableTable } from '@marco/server-kit';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { type LecturaCampos, readCampos, refuseArchivo } from '../../rules/campos/lectura-campos.ts';

/** How every workbook begins: it is a ZIP. */
const WORKBOOK_START = Buffer.from('PK\u0003\u0004', 'latin1');
/** Rows that are looked at: enough to tell that there are too many, whatever is empty between them. */
const MAXIMO_FILAS = LIMITES_SOLICITUD.maximoCampos * 4;

/** Fields of a workbook or a CSV, told apart by their content; what cannot be read is an error of the file. */
export async function readArchivoDeCampos(contenido: string, caller: Caller): Promise<LecturaCampos> {
  const bytes = Buffer.from(contenido, 'base64');
  const isWorkbook = bytes.subarray(0, WORKBOOK_START.length).equals(WORKBOOK_START);
  try {
    const format = isWorkbook ? 'xlsx' : 'csv';
    const rows = await readTable({ format, content: bytes, maximumRows: MAXIMO_FILAS }, caller);
    return readCampos(rows.map(({ number, cells }) => ({ numero: number, celdas: cells })));
  } catch (cause) {
    if (!(cause instanceof UnreadableTable)) throw cause;
    return refuseArchivo(presentError(cause));
  }
}

function presentError({ reason, line }: UnreadableTable): string {
  switch (reason) {
    case 'quotes':
      return `Revise las comillas de la línea ${line ?? 1}.`;
    case 'too-large':
      return `El archivo, al abrirlo, ocupa más de ${TABLE_LIMITS.bytes / 1_000_000} MB. Deje solo la tabla.`;
    case 'far-cells':
      return 'La hoja tiene celdas demasiado lejos de la primera. Deje solo la tabla, desde la celda A1.';
    case 'too-wide':
      return `La tabla tiene más de ${TABLE_LIMITS.columns} columnas. Deje solo las de la plantilla.`;
    case 'too-slow':
      return 'Abrir el archivo tardó más de lo permitido. Deje solo la tabla, sin formatos ni otras hojas.';
    case 'other-format':
      return 'El archivo no es un libro de Excel ni un CSV que se pueda leer.';
  }
}
