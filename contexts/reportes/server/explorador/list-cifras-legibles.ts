import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import {
  canReadDefinicion,
  canReadInternos,
  hasGruposOcultos,
} from '../../rules/indicadores/can-read-indicador.ts';
import { findDefinicion } from '../../rules/indicadores/definiciones.ts';
import { isCorteLegible } from '../../rules/indicadores/espera.ts';
import { listCierres } from '../cortes/cortes.queries.ts';
import { listCatalogo } from '../indicadores/indicadores.queries.ts';
import type { LectorDeExplorador } from './lector-de-explorador.ts';

/** A figure of a closure: of which indicador, and of which part. */
interface CifraLegible {
  readonly corteId: number;
  readonly codigo: string;
  readonly ambito: string;
}

/**
 * The figures of the closed months that the gallery tells somebody: its indicators, the part of each card, and what X-Road
 * measured ten days later. What would tell of fewer than five persons is left out.
 */
export async function listCifrasLegibles(
  database: Kysely<DatabaseSchema>,
  { lado }: Pick<LectorDeExplorador, 'lado'>,
): Promise<readonly CifraLegible[]> {
  const lector = { readsAllEntities: lado === 'ministerio', operatesPlatform: lado === 'operador' };
  const hoy = toColombianDay(new Date());
  const [catalogo, cierres] = await Promise.all([
    listCatalogo(database, canReadInternos(lector)),
    listCierres(database),
  ]);
  return catalogo.flatMap(({ codigo }) => {
    const definicion = findDefinicion(codigo);
    if (
      definicion === undefined ||
      !canReadDefinicion(definicion, lector) ||
      hasGruposOcultos(definicion, lector)
    )
      return [];
    return cierres
      .filter((cierre) => isCorteLegible(cierre, definicion, { lector, hoy }))
      .map(({ id }) => ({ corteId: id, codigo, ambito: definicion.principal ?? '' }));
  });
}
