import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, SharedPlaces, toCaller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import type { InformeConformidad } from '../../contract/index.ts';
import {
  type ConformidadPool,
  createConformidadPool,
  EN_ESPERA_DE_UNO,
  refuseOcupado,
} from '../conformidad-pool.ts';
import { getEsperado } from '../esperado/get-esperado.ts';
import type { InformeSellado } from '../worker/tarea.ts';
import { readFormulario } from './read-formulario.ts';

/** What checks contracts, and the places of each caller in all processes. */
export interface Banco {
  readonly database: Kysely<DatabaseSchema>;
  readonly pool: ConformidadPool;
  readonly places: SharedPlaces;
}

export function openBanco(database: Kysely<DatabaseSchema>): Banco {
  return {
    database,
    pool: createConformidadPool(),
    places: new SharedPlaces(database, { kind: 'contrato', most: EN_ESPERA_DE_UNO + 1 }),
  };
}

/** What a contract is compared with, as the call says it; nothing for the contract by itself. */
interface ServicioDelContrato {
  readonly servicio?: number | undefined;
  readonly version?: number | undefined;
}

/**
 * Checks a contract, by itself or with the messages of a servicio; nothing of it is kept.
 *
 * @throws VERSION_SIN_SERVICIO, SERVICIO_NO_ENCONTRADO, VERSION_NO_ENCONTRADA, SERVICIO_SIN_DATOS, SERVICIO_EXTENSO, BANCO_OCUPADO, and what the form lacks
 */
export async function verifyContrato(
  banco: Banco,
  { servicio, version }: ServicioDelContrato,
  context: CallContext,
): Promise<InformeConformidad> {
  if (servicio === undefined && version !== undefined)
    throw refuse(conformidadErrors, 'VERSION_SIN_SERVICIO');
  const contrato = await readFormulario(context);
  const esperado =
    servicio === undefined
      ? null
      : await getEsperado(
          banco.database,
          { servicioId: servicio, versionId: version ?? null },
          toColombianDay(new Date()),
        );
  const { pool, places } = banco;
  const caller = toCaller(context);
  const work = () => pool.check({ contrato, esperado }, caller);
  return present(await places.runIn(caller, work, refuseOcupado));
}

/** As the wire has it: lists of its own. */
function present(informe: InformeSellado): InformeConformidad {
  return {
    ...informe,
    comprobaciones: informe.comprobaciones.map((una) => ({ ...una, hallazgos: [...una.hallazgos] })),
  };
}
