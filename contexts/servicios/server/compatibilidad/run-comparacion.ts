import { BoundedPool, type Caller, refuse, refuseCommon } from '@marco/server-kit';
import { type CompatibilidadVersiones, serviciosErrors } from '../../contract/index.ts';
import type { TareaCompatibilidad } from './worker/compute-compatibilidad.ts';

/** 500 fields that all changed their element take six; most servicios take some tenths. */
const SEGUNDOS = 10;

/**
 * Compares two versions in a process of its own: their entities decide how much there is to compare.
 *
 * @throws COMPARACION_DEMORADA, SERVICIO_OCUPADO
 */
type RunComparacion = (tarea: TareaCompatibilidad, caller: Caller) => Promise<CompatibilidadVersiones>;

export function createRunComparacion(segundos: number): RunComparacion {
  const pool = new BoundedPool<TareaCompatibilidad, CompatibilidadVersiones>({
    module: new URL('./worker/compatibilidad-process.ts', import.meta.url),
    processes: 2,
    memoryMb: 256,
    limitMs: segundos * 1000,
    waiting: 20,
    waitingOfOne: 3,
    refuseBusy: () => refuseCommon('SERVICIO_OCUPADO'),
  });
  return (tarea, caller) =>
    pool.run(tarea, caller, () => {
      throw refuse(serviciosErrors, 'COMPARACION_DEMORADA');
    });
}

export const runComparacion = createRunComparacion(SEGUNDOS);
