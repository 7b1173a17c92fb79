import type { TableRow } from '@marco/contract-kit/table-records';
import {
  type AppError,
  type Caller,
  describeUnreadable,
  readTable,
  refuse,
  UnreadableTable,
} from '@marco/server-kit';
import { catalogosErrors } from '../../contract/index.ts';
import { LIMITES_IMPORTACION } from '../../contract/terms.ts';

/** The rows of a file, its header first; or why there is nothing to import, for the change that is audited to refuse. */
export type ArchivoLeido = readonly TableRow[] | AppError;

/**
 * Reads the text of an official file.
 *
 * @returns refusals: IMPORTACION_ILEGIBLE, IMPORTACION_VACIA, IMPORTACION_DEMASIADAS_FILAS
 * @throws SERVICIO_OCUPADO
 */
export async function readArchivo(texto: string, caller: Caller): Promise<ArchivoLeido> {
  try {
    // One more than header and limit tells that there are too many.
    const rows = await readTable(
      { format: 'csv', content: texto, maximumRows: LIMITES_IMPORTACION.filas + 2 },
      caller,
    );
    if (rows.length < 2) return refuse(catalogosErrors, 'IMPORTACION_VACIA');
    if (rows.length > LIMITES_IMPORTACION.filas + 1)
      return refuse(catalogosErrors, 'IMPORTACION_DEMASIADAS_FILAS');
    return rows;
  } catch (cause) {
    if (!(cause instanceof UnreadableTable)) throw cause;
    const mensaje = describeUnreadable(cause, 'las del código y el nombre');
    return refuse(catalogosErrors, 'IMPORTACION_ILEGIBLE', [{ campo: 'texto', mensaje }]);
  }
}
