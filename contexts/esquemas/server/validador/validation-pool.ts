import { BoundedPool, type Caller, refuse } from '@marco/server-kit';
import { validadorErrors } from '../../contract/validador.errors.ts';
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
export const refuseOcupado = () => refuse(validadorErrors, 'VALIDADOR_OCUPADO');

export interface ValidationPool {
  /**
   * Validates a message in a process of its own, which is ended when it takes too long or too much memory.
   *
   * @param waits whether it takes its place in the line however long that is: a batch has one message in it at a time
   * @throws VALIDADOR_OCUPADO
   */
  validate(tarea: Tarea, caller: Caller, waits?: boolean): Promise<Informe>;
}

export function createValidationPool({
  segundos,
  segundosSinSesion,
}: SegundosMensaje = LIMITES_VALIDADOR): ValidationPool {
  const pool = new BoundedPool<Tarea, Informe>({
    module: new URL('./worker/validador-process.ts', import.meta.url),
    processes: PROCESOS,
    memoryMb: MEMORIA_MB,
    limitMs: segundos * 1000,
    strangerLimitMs: segundosSinSesion * 1000,
    waiting: EN_ESPERA,
    waitingOfOne: EN_ESPERA_DE_UNO,
    refuseBusy: refuseOcupado,
  });
  return {
    validate: (tarea, caller, waits = false) =>
      pool.run(tarea, caller, (failure) => explainFin(tarea, failure), { waits }),
  };
}

function explainFin({ formato, mensaje }: Tarea, failure: 'time' | 'memory'): Informe {
  return createRechazo(
    formato ?? findFormatoDeBytes(mensaje),
    failure === 'time' ? 'TIEMPO_AGOTADO' : 'MEMORIA_AGOTADA',
  );
}
