import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { FormatoMensaje } from '../../contract/validador.terms.ts';
import { listElementosDelEsquema } from './elemento-validable.queries.ts';
import type { Esquema } from './worker/tarea.ts';

/** The schema of a version of an element, with everything it is made of. */
export async function createEsquemaDeElemento(
  database: Kysely<DatabaseSchema>,
  versionId: number,
  formato: FormatoMensaje,
): Promise<Esquema> {
  const elementos = await listElementosDelEsquema(database, versionId);
  throw new Error(`${elementos.size} ${formato}`);
}
