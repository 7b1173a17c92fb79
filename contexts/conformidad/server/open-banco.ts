import type { DatabaseSchema } from '@marco/database';
import { type Caller, SharedPlaces } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type ConformidadPool,
  conformidadPool,
  EN_ESPERA_DE_UNO,
  refuseOcupado,
} from './conformidad-pool.ts';

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
export function runInPlace<Result>(
  { pool, places }: Banco,
  caller: Caller,
  work: (pool: ConformidadPool) => Promise<Result>,
): Promise<Result> {
  return places.runIn(caller, () => work(pool), refuseOcupado);
}
