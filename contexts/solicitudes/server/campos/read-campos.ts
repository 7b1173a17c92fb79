import {
  type Caller,
  describeUnreadable,
  readTable,
  startsLikeZip,
  UnreadableTable,
} from '@marco/server-kit';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { type LecturaCampos, readCampos, refuseArchivo } from '../../rules/campos/lectura-campos.ts';

/** Rows that are looked at: enough to tell that there are too many, whatever is empty between them. */
const MAXIMO_FILAS = LIMITES_SOLICITUD.maximoCampos * 4;

/** Fields of a workbook or a CSV, told apart by their content; what cannot be read is an error of the file. */
export async function readArchivoDeCampos(contenido: string, caller: Caller): Promise<LecturaCampos> {
  const bytes = Buffer.from(contenido, 'base64');
  try {
    // A workbook is a ZIP.
    const format = startsLikeZip(bytes) ? 'xlsx' : 'csv';
    const rows = await readTable({ format, content: bytes, maximumRows: MAXIMO_FILAS }, caller);
    return readCampos(rows.map(({ number, cells }) => ({ numero: number, celdas: cells })));
  } catch (cause) {
    if (!(cause instanceof UnreadableTable)) throw cause;
    return refuseArchivo(describeUnreadable(cause, 'las de la plantilla'));
  }
}
