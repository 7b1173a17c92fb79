import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { Carga } from '../../contract/index.ts';
import { requireCoordinador } from './elegidas.ts';
import { readCarga } from './read-carga.ts';

/**
 * What each consultor has in their hands, for who assigns.
 *
 * @throws SOLICITUDES_DEL_MINISTERIO where the caller assigns none
 */
export function listCarga(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
): Promise<{ readonly cupo: number; readonly consultores: Carga[] }> {
  requireCoordinador(context);
  return readCarga(database);
}
