import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Compromiso, mesasErrors } from '../../contract/index.ts';
import { canReadCompromiso } from '../../rules/compromisos/can-update-compromiso.ts';
import { findCompromiso } from './compromisos.queries.ts';
import { findCalendario, presentCompromiso, toPorDecidir } from './present-compromiso.ts';
import type { QuienConsulta } from './quien-responde.ts';

/**
 * A commitment the caller may see; one they may not does not exist for them.
 *
 * @throws COMPROMISO_NO_ENCONTRADO
 */
export async function getCompromiso(
  database: Kysely<DatabaseSchema>,
  id: number,
  quien: QuienConsulta,
): Promise<Compromiso> {
  const row = await findCompromiso(database, id);
  if (!row || !canReadCompromiso(quien, toPorDecidir(row)).allowed)
    throw refuse(mesasErrors, 'COMPROMISO_NO_ENCONTRADO');
  return presentCompromiso(row, quien, await findCalendario(database));
}
