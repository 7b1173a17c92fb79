import { BoundedPool, type Caller, refuse, refuseCommon } from '@marco/server-kit';
import { type CompatibilidadVersiones, serviciosErrors } from '../../contract/index.ts';
import type { Rotura } from '../../rules/vida/impacto.ts';
import type { TareaCompatibilidad } from './worker/compute-compatibilidad.ts';
import type { TareaImpacto } from './worker/compute-impacto.ts';

/** What two versions are compared for. */
export type TareaComparacion = TareaCompatibilidad | TareaImpacto;
export type ResultadoComparacion =
  | { readonly clase: 'compatibilidad'; readonly compatibilidad: CompatibilidadVersiones }
  | { readonly clase: 'impacto'; readonly roturas: readonly (readonly Rotura[])[] };

/** 500 fields that all changed their element take six; most servicios take some tenths. */
const SEGUNDOS = 10;

/**
 * Compares two versions in a process of its own: their entities decide how much there is to compare.
 *
 * @throws COMPARACION_DEMORADA, SERVICIO_OCUPADO
 */
interface Comparador {
  readonly compare: (tarea: TareaCompatibilidad, caller: Caller) => Promise<CompatibilidadVersiones>;
  /** The breaks of each consumer, in their order. */
  readonly computeImpacto: (tarea: TareaImpacto, caller: Caller) => Promise<readonly (readonly Rotura[])[]>;
}

export function createComparador(segundos: number): Comparador {
  const pool = new BoundedPool<TareaComparacion, ResultadoComparacion>({
    module: new URL('./worker/compatibilidad-process.ts', import.meta.url),
    processes: 2,
    memoryMb: 256,
    limitMs: segundos * 1000,
    waiting: 20,
    waitingOfOne: 3,
    refuseBusy: () => refuseCommon('SERVICIO_OCUPADO'),
  });
  const run = (tarea: TareaComparacion, caller: Caller) =>
    pool.run(tarea, caller, () => {
      throw refuse(serviciosErrors, 'COMPARACION_DEMORADA');
    });
  return {
    async compare(tarea, caller) {
      const resultado = await run(tarea, caller);
      if (resultado.clase !== 'compatibilidad') throw new Error('A comparison was answered with an impact.');
      return resultado.compatibilidad;
    },
    async computeImpacto(tarea, caller) {
      const resultado = await run(tarea, caller);
      if (resultado.clase !== 'impacto') throw new Error('An impact was answered with a comparison.');
      return resultado.roturas;
    },
  };
}

export const comparador = createComparador(SEGUNDOS);
