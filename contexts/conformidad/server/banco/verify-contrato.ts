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

/**
 * Checks a contract, by itself or with the data of a servicio; nothing of it is kept.
 *
 * @throws SERVICIO_NO_ENCONTRADO, SERVICIO_SIN_DATOS, BANCO_OCUPADO, and what the form lacks
 */
export async function verifyContrato(
  banco: Banco,
  servicioId: number | undefined,
  context: CallContext,
): Promise<InformeConformidad> {
  const contrato = await readFormulario(context);
  const esperado =
    servicioId === undefined
      ? null
      : await getEsperado(banco.database, servicioId, toColombianDay(new Date()));
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
