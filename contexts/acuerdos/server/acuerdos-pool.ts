import { BoundedPool, type Caller, refuse, refuseCommon } from '@marco/server-kit';
import { acuerdosErrors } from '../contract/index.ts';
import type { ArchivoReducido, TareaAcuerdo } from './worker/tarea.ts';

const SEGUNDOS = 20;
/** Contracts one caller may wait for. */
const EN_ESPERA_DE_UNO = 3;

const pool = new BoundedPool<TareaAcuerdo, readonly ArchivoReducido[]>({
  module: new URL('./worker/acuerdos-process.ts', import.meta.url),
  processes: 1,
  memoryMb: 384,
  limitMs: SEGUNDOS * 1000,
  waiting: 20,
  waitingOfOne: EN_ESPERA_DE_UNO,
  refuseBusy: () => refuseCommon('SERVICIO_OCUPADO'),
});

/** No person waits for a document: a job makes it after the acuerdo was approved. */
export const JOBS: Caller = { key: 'trabajos', hasSession: true };

/**
 * Writes the contract or the document of an acuerdo in a process of its own: the entidad that offers a version decides how
 * much there is to write.
 *
 * @throws ACUERDO_CONTRATO_EXTENSO, SERVICIO_OCUPADO
 */
export function runTareaDeAcuerdo(tarea: TareaAcuerdo, caller: Caller): Promise<readonly ArchivoReducido[]> {
  return pool.run(tarea, caller, () => {
    throw refuse(acuerdosErrors, 'ACUERDO_CONTRATO_EXTENSO');
  });
}
