import { type Caller, createProcessPool, ProcessError } from '@marco/server-kit';
import { LIMITES_VALIDADOR } from '../../contract/validador.terms.ts';
import { findFormatoDeBytes } from './find-formato.ts';
import { createRechazo } from './worker/informes.ts';
import type { Informe, Tarea } from './worker/tarea.ts';

/** Messages at once. */
const PROCESOS = 2;
/** Messages that may wait for their turn: of people with a session, as many of strangers, and of one of them. */
const EN_ESPERA = 50;
export const EN_ESPERA_DE_UNO = 10;
/** Memory of a process beside the parser's. */
const MEMORIA_MB = 256;

/** How long a message may take. */
export interface SegundosMensaje {
  readonly segundos: number;
  readonly segundosSinSesion: number;
}

/** More messages wait than can be attended. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

export interface ValidationPool {
  /**
   * Validates a message in a process of its own, which is ended when it takes too long or too much memory.
   *
   * @param waits whether it takes its place in the line however long that is: a batch has one message in it at a time
   * @throws PoolBusyError
   */
  validate(tarea: Tarea, caller: Caller, waits?: boolean): Promise<Informe>;
}

export function createValidationPool({
  segundos,
  segundosSinSesion,
}: SegundosMensaje = LIMITES_VALIDADOR): ValidationPool {
  const pool = createProcessPool<Tarea, Informe>({
    module: new URL('./worker/validador-process.ts', import.meta.url),
    processes: PROCESOS,
    memoryMb: MEMORIA_MB,
    limitMs: segundos * 1000,
    waiting: EN_ESPERA,
    waitingOfOne: EN_ESPERA_DE_UNO,
  });
  return {
    validate: async (tarea, caller, waits = false) => {
      const limitMs = 1000 * (caller.hasSession ? segundos : segundosSinSesion);
      try {
        return await pool.run(tarea, caller, { waits, limitMs });
      } catch (error) {
        if (!(error instanceof ProcessError)) throw error;
        if (error.failure === 'busy') throw new PoolBusyError();
        return createRechazo(
          tarea.formato ?? findFormatoDeBytes(tarea.mensaje),
          error.failure === 'time' ? 'TIEMPO_AGOTADO' : 'MEMORIA_AGOTADA',
        );
      }
    },
  };
}
