import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, type Caller, refuse, SharedPlaces, toCaller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import type { InformeConformidad } from '../../contract/index.ts';
import {
  BancoOcupadoError,
  type ConformidadPool,
  createConformidadPool,
  EN_ESPERA_DE_UNO,
} from '../conformidad-pool.ts';
import { getEsperado } from '../esperado/get-esperado.ts';
import type { InformeSellado, TareaConformidad } from '../worker/tarea.ts';
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
 * @throws VERSION_SIN_SERVICIO, SERVICIO_NO_ENCONTRADO, VERSION_NO_ENCONTRADA, SERVICIO_SIN_DATOS, BANCO_OCUPADO, and what the form lacks
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
  return present(await runInPlace(banco, { contrato, esperado }, toCaller(context)));
}

async function runInPlace(
  { pool, places }: Banco,
  tarea: TareaConformidad,
  caller: Caller,
): Promise<InformeSellado> {
  const place = await places.take(caller);
  if (!place) throw refuse(conformidadErrors, 'BANCO_OCUPADO');
  try {
    return await pool.check(tarea, caller);
  } catch (error) {
    if (error instanceof BancoOcupadoError) throw refuse(conformidadErrors, 'BANCO_OCUPADO');
    throw error;
  } finally {
    await place.leave();
  }
}

/** As the wire has it: lists of its own. */
function present(informe: InformeSellado): InformeConformidad {
  return {
    ...informe,
    comprobaciones: informe.comprobaciones.map((una) => ({ ...una, hallazgos: [...una.hallazgos] })),
  };
}
