import { BoundedPool, type Caller } from '@marco/server-kit';
import type { InformeImpreso } from '../../rules/textos-informe.ts';
import { EN_ESPERA_DE_UNO, refuseOcupado } from '../conformidad-pool.ts';

const pool = new BoundedPool<InformeImpreso, Uint8Array>({
  module: new URL('./documentos-process.ts', import.meta.url),
  processes: 1,
  memoryMb: 256,
  // A thousand findings take some seconds.
  limitMs: 20_000,
  waiting: 20,
  waitingOfOne: EN_ESPERA_DE_UNO,
  refuseBusy: refuseOcupado,
});

/**
 * Makes the PDF of a report in a process of its own, in turns: anybody may ask for that of a published one, and laying out a
 * thousand findings would keep every request waiting.
 *
 * @throws BANCO_OCUPADO, also where it would take too long
 */
export function createDocumento(impreso: InformeImpreso, caller: Caller): Promise<Uint8Array> {
  return pool.run(impreso, caller, () => {
    throw refuseOcupado();
  });
}
