import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { canReadInternos } from '../../rules/indicadores/can-read-indicador.ts';
import { listCatalogo } from './indicadores.queries.ts';

/** The indicators that the caller may read. */
export async function listIndicadores(database: Kysely<DatabaseSchema>, { actor }: CallContext) {
  return { indicadores: [...(await listCatalogo(database, canReadInternos(actor)))] };
}
