import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, toCaller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { computeReglaEndpoint } from '../../contract/index.ts';
import { LIMITES_EJECUCION } from '../../contract/terms.ts';
import { listPrefijos } from '../../rules/vocabulario.ts';
import { findEspacioNombres } from '../turtle/espacio-nombres.ts';
import { findCodigoClase, listIdentificadores } from './reglas.queries.ts';
import { runRegla } from './run-regla.ts';

type Database = Kysely<DatabaseSchema>;

/** Rules that really run. */
export function bindReglas(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(computeReglaEndpoint, async ({ body: { idClase, elementos, ...prueba } }, context) => {
      const espacio = await findEspacioNombres(database);
      const completa = {
        ...prueba,
        espacio,
        clase: idClase === null ? null : await findCodigoClase(database, idClase),
        propiedades: await listIdentificadores(database, elementos),
        prefijos: listPrefijos(espacio),
        hoy: toColombianDay(new Date()),
      };
      const { hechos, revisados, hallazgos } = await runRegla(completa, toCaller(context));
      return {
        conforme: hallazgos.length === 0,
        hechos,
        revisados,
        hallazgos: hallazgos.slice(0, LIMITES_EJECUCION.hallazgos),
        omitidos: Math.max(0, hallazgos.length - LIMITES_EJECUCION.hallazgos),
      };
    }),
  ];
}
