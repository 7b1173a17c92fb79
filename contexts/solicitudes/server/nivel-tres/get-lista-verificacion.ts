import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { findListaVigente, listItemsDeLista } from '../solicitudes/partes-nivel-tres.queries.ts';
import { presentItemDeLista } from '../solicitudes/present-nivel-tres.ts';

/** The list that a request of level 3 begun now pins, item by item. */
export async function getListaVerificacion(database: Kysely<DatabaseSchema>) {
  const lista = await findListaVigente(database);
  if (!lista) throw new Error('There is no list of what level 3 verifies.');
  return { ...lista, items: (await listItemsDeLista(database, lista.id)).map(presentItemDeLista) };
}
