import {
  type Caller,
  describeUnreadable,
  readTable,
  startsLikeZip,
  UnreadableTable,
} from '@marco/server-kit';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { type LecturaCampos, readCampos, refuseArchivo } from '../../rules/campos/lectura-campos.ts';

/** Rows that are read: the header and one more than the most, to tell that there are too many. */
const MAXIMO_FILAS = LIMITES_SOLICITUD.maximoCampos + 2;

/** Fields of a workbook or a CSV, distinguished by their content; what cannot be read is an error of the file. */
export async function readArchivoDeCampos(contenido: string, caller: Caller): Promise<LecturaCampos> {
  const bytes = Buffer.from(contenido, 'base64');
  try {
    // A workbook is a ZIP.
    const format = startsLikeZip(bytes) ? 'xlsx' : 'csv';
    return readCampos(await readTable({ format, content: bytes, maximumRows: MAXIMO_FILAS }, caller));
  } catch (cause) {
    if (!(cause instanceof UnreadableTable)) throw cause;
    return refuseArchivo(describeUnreadable(cause, 'las de la plantilla'));
  }
}
