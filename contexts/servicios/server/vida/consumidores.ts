import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import {
  buildConsumidores,
  type ConsumidorDeVersion,
  type ConsumoConocido,
} from '../../rules/vida/consumidores.ts';

/**
 * What a later context knows of who consumes a version: the requests name entidades, agreements say which data each reads.
 * Every context that knows something gives one in its manifest (`consumosDeVersiones`).
 */
export type FuenteDeConsumos = (
  database: Kysely<DatabaseSchema>,
  versionId: number,
) => Promise<readonly ConsumoConocido[]>;

/** The entidades that consume a version, each once, by name. */
export async function listConsumidores(
  database: Kysely<DatabaseSchema>,
  fuentes: readonly FuenteDeConsumos[],
  versionId: number,
): Promise<readonly ConsumidorDeVersion[]> {
  const consumos = await Promise.all(fuentes.map((list) => list(database, versionId)));
  return buildConsumidores(consumos.flat()).toSorted((one, other) =>
    one.entidad.localeCompare(other.entidad),
  );
}
