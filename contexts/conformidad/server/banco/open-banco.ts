import type { DatabaseSchema } from '@marco/database';
import { type Caller, refuse, SharedPlaces } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import {
  BancoOcupadoError,
  type ConformidadPool,
  conformidadPool,
  EN_ESPERA_DE_UNO,
} from '../conformidad-pool.ts';

/** What checks contracts, and the places of each caller in all processes. */
export interface Banco {
  readonly database: Kysely<DatabaseSchema>;
  readonly pool: ConformidadPool;
  readonly places: SharedPlaces;
}

export function openBanco(database: Kysely<DatabaseSchema>): Banco {
  return {
    database,
    pool: conformidadPool,
    places: new SharedPlaces(database, { kind: 'contrato', most: EN_ESPERA_DE_UNO + 1 }),
  };
}

/**
 * Has work done while the caller holds a place.
 *
 * @throws BANCO_OCUPADO
 */
export async function runInPlace<Result>(
  { pool, places }: Banco,
  caller: Caller,
  work: (pool: ConformidadPool) => Promise<Result>,
): Promise<Result> {
  const place = await places.take(caller);
  if (!place) throw refuse(conformidadErrors, 'BANCO_OCUPADO');
  try {
    return await work(pool);
  } catch (error) {
    if (error instanceof BancoOcupadoError) throw refuse(conformidadErrors, 'BANCO_OCUPADO');
    throw error;
  } finally {
    await place.leave();
  }
}
