import { BoundedPool, type Caller, refuse, refuseCommon } from '@marco/server-kit';
import { LIMITES_CONTRATO_PRODUCCION } from '../../contract/contratos.terms.ts';
import { plataformaErrors } from '../../contract/index.ts';
import type { ContratosComparados, TareaDeContratos } from './compare-contratos.ts';

const pool = new BoundedPool<TareaDeContratos, ContratosComparados>({
  module: new URL('./worker/contratos-process.ts', import.meta.url),
  processes: 1,
  memoryMb: 768,
  limitMs: LIMITES_CONTRATO_PRODUCCION.segundos * 1000,
  waiting: 10,
  waitingOfOne: 3,
  refuseBusy: () => refuseCommon('SERVICIO_OCUPADO'),
});

/**
 * Compares two contracts in a process of its own: whoever wrote them decides how long it takes.
 *
 * @throws CONTRATO_DEMORADO, SERVICIO_OCUPADO
 */
export function runComparacionDeContratos(
  tarea: TareaDeContratos,
  caller: Caller,
): Promise<ContratosComparados> {
  return pool.run(tarea, caller, () => {
    throw refuse(plataformaErrors, 'CONTRATO_DEMORADO');
  });
}
