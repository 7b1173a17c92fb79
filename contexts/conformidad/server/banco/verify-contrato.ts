import { toColombianDay } from '@marco/country/working-days';
import { type CallContext, DocumentAnswer, refuse, toCaller } from '@marco/server-kit';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import { TIPO_AVANCE } from '../../contract/conformidad.terms.ts';
import type { InformeConformidad } from '../../contract/index.ts';
import { getComparable } from '../esperado/get-esperado.ts';
import { presentInforme } from '../informes/present-informe.ts';
import { type Banco, runInPlace } from '../open-banco.ts';
import type { AvanceDelBanco } from '../worker/tarea.ts';
import { readFormulario } from './read-formulario.ts';
import { streamAvance } from './stream-avance.ts';

/** What a contract is compared with, as the call says it; nothing for the contract by itself. */
interface ServicioDelContrato {
  readonly servicio?: number | undefined;
  readonly version?: number | undefined;
}

/**
 * Checks a contract, by itself or with the messages of a servicio; nothing of it is kept. Who asks for it is told the checks
 * of each group while the others are being done.
 *
 * @throws VERSION_SIN_SERVICIO, SERVICIO_NO_ENCONTRADO, VERSION_NO_ENCONTRADA, SERVICIO_SIN_DATOS, SERVICIO_EXTENSO, BANCO_OCUPADO, and what the form lacks
 */
export async function verifyContrato(
  banco: Banco,
  { servicio, version }: ServicioDelContrato,
  context: CallContext,
): Promise<InformeConformidad | DocumentAnswer> {
  if (servicio === undefined && version !== undefined)
    throw refuse(conformidadErrors, 'VERSION_SIN_SERVICIO');
  const contrato = await readFormulario(context);
  const comparable =
    servicio === undefined
      ? { esperado: null }
      : await getComparable(
          banco.database,
          { servicioId: servicio, versionId: version ?? null },
          toColombianDay(new Date()),
        );
  const caller = toCaller(context);
  const check = (tell?: (avance: AvanceDelBanco) => void) =>
    runInPlace(banco, caller, (pool) => pool.check({ contrato, ...comparable }, caller, tell));
  if (context.negotiate(['application/json', TIPO_AVANCE]) !== TIPO_AVANCE)
    return presentInforme(await check());
  const lineas = await streamAvance(check);
  return new DocumentAnswer({ content: async () => lineas, type: TIPO_AVANCE });
}
