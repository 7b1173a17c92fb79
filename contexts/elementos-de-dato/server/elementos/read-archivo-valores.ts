import type { TableRow } from '@marco/contract-kit/table-records';
import { type Caller, describeUnreadable, readTable, refuse, UnreadableTable } from '@marco/server-kit';
import { elementosErrors } from '../../contract/index.ts';
import { type FormatoValores, LIMITES_ELEMENTO } from '../../contract/terms.ts';

/**
 * The rows of a file of values; the first one is its header. One row more than the limit is read, to notice that
 * there are too many.
 *
 * @throws VALORES_PESADOS, VALORES_ILEGIBLES when it is no file of its format
 */
export async function readArchivoValores(
  { formato, contenido }: { readonly formato: FormatoValores; readonly contenido: string },
  caller: Caller,
): Promise<readonly TableRow[]> {
  if (countBytes(formato, contenido) > LIMITES_ELEMENTO.importacion)
    throw refuse(elementosErrors, 'VALORES_PESADOS');
  try {
    return await readTable(
      { format: formato, content: contenido, maximumRows: LIMITES_ELEMENTO.valores + 2 },
      caller,
    );
  } catch (cause) {
    if (!(cause instanceof UnreadableTable)) throw cause;
    throw refuse(elementosErrors, 'VALORES_ILEGIBLES', listDetalles(cause));
  }
}

/** Of text the fewest bytes it can have been: the file may have had one for each letter. */
function countBytes(formato: FormatoValores, contenido: string): number {
  return formato === 'xlsx' ? Buffer.byteLength(contenido, 'base64') : contenido.length;
}

/** The error itself shows that the file has another format. */
function listDetalles(cause: UnreadableTable) {
  if (cause.reason === 'other-format') return [];
  return [{ campo: 'contenido', mensaje: describeUnreadable(cause, 'las de la lista de valores') }];
}
