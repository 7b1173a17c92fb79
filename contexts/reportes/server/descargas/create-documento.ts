import { BoundedPool, type Caller, refuse } from '@marco/server-kit';
import { reportesErrors } from '../../contract/index.ts';
import type { IndicadorImpreso } from './present-impreso.ts';

const refuseOcupado = () => refuse(reportesErrors, 'REPORTES_OCUPADO');

const pool = new BoundedPool<IndicadorImpreso, Uint8Array>({
  module: new URL('./documentos-process.ts', import.meta.url),
  processes: 1,
  memoryMb: 256,
  // Five years of forty parts take some seconds.
  limitMs: 20_000,
  waiting: 20,
  waitingOfOne: 3,
  refuseBusy: refuseOcupado,
});

/**
 * Makes the PDF of an indicador in a process of its own, in turns: anybody may ask for that of a public one, and laying out forty
 * parts would keep every request waiting.
 *
 * @throws REPORTES_OCUPADO, also where it would take too long
 */
export function createDocumento(impreso: IndicadorImpreso, caller: Caller): Promise<Uint8Array> {
  return pool.run(impreso, caller, () => {
    throw refuseOcupado();
  });
}
