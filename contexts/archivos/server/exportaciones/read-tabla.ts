import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import type { Cell, TableContent } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { FormatoExportacion } from '../../contract/exportaciones.terms.ts';
import type { TablaExportable } from './tabla-exportable.ts';

/** Rows in memory at once. */
const GRUPO = 1000;

/** What is read of a catalogue: these rows, of this request. */
export interface FilasPedidas {
  readonly tabla: TablaExportable;
  readonly peticion: object;
  readonly ids: readonly number[];
}

/** A catalogue as it is written into a file, with what it says of itself where it is a workbook. */
export async function readContenido(
  database: Kysely<DatabaseSchema>,
  pedidas: FilasPedidas & { readonly formato: FormatoExportacion },
  onGroup?: (hechas: number) => Promise<void>,
): Promise<TableContent> {
  const { tabla, peticion, formato } = pedidas;
  const { titulo: title } = tabla;
  const columns = tabla.toColumnas?.(peticion) ?? tabla.columnas;
  const notes = formato === 'xlsx' ? await tabla.presentNotas?.(database, peticion) : undefined;
  return { title, columns, rows: readTabla(database, pedidas, onGroup), zone: ZONE, notes };
}

/**
 * The rows of a catalogue in groups, in the order of the ids.
 *
 * @param onGroup called with the number of rows read, before the next group; an error that it throws ends the reading
 */
async function* readTabla(
  database: Kysely<DatabaseSchema>,
  { tabla, peticion, ids }: FilasPedidas,
  onGroup?: (hechas: number) => Promise<void>,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (let start = 0; start < ids.length; start += GRUPO) {
    await onGroup?.(start);
    const group = ids.slice(start, start + GRUPO);
    const filas = await tabla.readFilas(database, group, peticion);
    yield group.flatMap((id) => {
      const fila = filas.get(id);
      return fila ? [fila] : [];
    });
  }
  await onGroup?.(ids.length);
}
