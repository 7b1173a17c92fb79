import { toColombianDay } from '@marco/country/working-days';
import { type CallContext, refuse, toCaller } from '@marco/server-kit';
import { conformidadErrors } from '../../contract/conformidad.errors.ts';
import type { InformeConformidad } from '../../contract/index.ts';
import { getComparable } from '../esperado/get-esperado.ts';
import { presentInforme } from '../informes/present-informe.ts';
import { type Banco, runInPlace } from '../open-banco.ts';
import { readFormulario } from './read-formulario.ts';

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
  const comparable =
    servicio === undefined
      ? { esperado: null }
      : await getComparable(
          banco.database,
          { servicioId: servicio, versionId: version ?? null },
          toColombianDay(new Date()),
        );
  const caller = toCaller(context);
  return presentInforme(
    await runInPlace(banco, caller, (pool) => pool.check({ contrato, ...comparable }, caller)),
  );
}
