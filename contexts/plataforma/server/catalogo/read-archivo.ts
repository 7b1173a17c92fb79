import type { DatabaseSchema } from '@marco/database';
import { type Caller, describeUnreadable, readTable, UnreadableTable } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { LIMITES_CATALOGO } from '../../contract/catalogo.terms.ts';
import type { Ambiente } from '../../contract/terms.ts';
import { readCatalogo } from '../../rules/catalogo/read-catalogo.ts';
import { readTablaCatalogo } from '../../rules/catalogo/tabla-catalogo.ts';
import { findInstancia } from '../operacion/ambiente.ts';
import type { ArchivoDeInstancia } from './verify-catalogo.ts';

/**
 * Reads the file of an instance: JSON, or else a table in CSV with a header. What cannot be taken is told with its place.
 *
 * @throws SERVICIO_OCUPADO
 */
export async function readArchivo(
  database: Kysely<DatabaseSchema>,
  { ambiente, texto }: { readonly ambiente: Ambiente; readonly texto: string },
  caller: Caller,
): Promise<ArchivoDeInstancia> {
  const instancia = await findInstancia(database, ambiente);
  if (/^[\s\uFEFF]*[{[]/.test(texto)) return { ambiente, ...readCatalogo(texto, instancia) };
  try {
    // One more than header and limit tells that there are too many.
    const rows = await readTable(
      { format: 'csv', content: texto, maximumRows: LIMITES_CATALOGO.cosas + 2 },
      caller,
    );
    return { ambiente, ...readTablaCatalogo(rows, instancia) };
  } catch (cause) {
    if (!(cause instanceof UnreadableTable)) throw cause;
    const mensaje = describeUnreadable(cause, 'las de la instancia');
    return { ambiente, cosas: [], problemas: [{ lugar: 'archivo', mensaje }] };
  }
}
