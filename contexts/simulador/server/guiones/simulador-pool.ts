import { BoundedPool, type Caller, refuse } from '@marco/server-kit';
import { simuladorErrors } from '../../contract/simulador.errors.ts';
import type { RespuestasSimulador, TareaSimulador } from './worker/tarea.ts';

/** Tasks at once. */
const PROCESOS = 2;
/** Tasks that may wait for their turn, and those of one caller. */
const EN_ESPERA = 100;
const EN_ESPERA_DE_UNO = 20;
/** Memory of a process beside the parser's. */
const MEMORIA_MB = 256;
const SEGUNDOS = 10;

/** Processes in which scripts are written and petitions of strangers are read. */
export interface SimuladorPool {
  /** @throws SIMULADOR_OCUPADO, VERSION_EXTENSA, PETICION_DEMORADA */
  run<Clase extends TareaSimulador['clase']>(
    tarea: TareaSimulador & { readonly clase: Clase },
    caller: Caller,
  ): Promise<RespuestasSimulador[Clase]>;
}

function createSimuladorPool(segundos = SEGUNDOS): SimuladorPool {
  const pool = new BoundedPool<TareaSimulador, unknown>({
    module: new URL('./worker/simulador-process.ts', import.meta.url),
    processes: PROCESOS,
    memoryMb: MEMORIA_MB,
    limitMs: segundos * 1000,
    waiting: EN_ESPERA,
    waitingOfOne: EN_ESPERA_DE_UNO,
    refuseBusy: () => refuse(simuladorErrors, 'SIMULADOR_OCUPADO'),
  });
  return {
    run: async <Clase extends TareaSimulador['clase']>(
      tarea: TareaSimulador & { readonly clase: Clase },
      caller: Caller,
    ) =>
      (await pool.run(tarea, caller, () => {
        throw refuse(simuladorErrors, tarea.clase === 'guion' ? 'VERSION_EXTENSA' : 'PETICION_DEMORADA');
      })) as RespuestasSimulador[Clase],
  };
}

/** The one every part of a process shares; its processes start with the first task. */
export const simuladorPool = createSimuladorPool();
