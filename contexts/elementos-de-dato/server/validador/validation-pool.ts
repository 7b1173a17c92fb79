import { Worker } from 'node:worker_threads';
import { LIMITES_VALIDADOR } from '../../contract/validador.terms.ts';
import { findFormato } from './leer-texto.ts';
import type { Validacion } from './worker/compute-informe.ts';
import { createRechazo } from './worker/informes.ts';
import type { Informe, Tarea } from './worker/tarea.ts';

/** Messages at once: the rest of the product needs its processors too. */
const HILOS = 2;
/** Messages that may wait for their turn. */
const EN_ESPERA = 50;
/** Memory of a thread beside the parser's. */
const MEMORIA_MB = 256;
const THREAD = new URL('./worker/validador-thread.ts', import.meta.url);

/** More messages wait than can be attended. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

export interface ValidationPool {
  /**
   * Validates a message in a thread of its own, which is ended when it takes too long or too much memory.
   *
   * @param waits whether it takes its place in the line however long that is: a batch has one message in it at a time
   * @throws PoolBusyError
   */
  validate(tarea: Tarea, waits?: boolean): Promise<Informe>;
}

interface EnCola {
  readonly tarea: Tarea;
  readonly resolve: (informe: Informe) => void;
  readonly reject: (error: unknown) => void;
}

/** Threads start with the first message and are kept for the next ones. */
export function createValidationPool(segundos: number = LIMITES_VALIDADOR.segundos): ValidationPool {
  const cola: EnCola[] = [];
  const libres: Worker[] = [];
  let activos = 0;

  function advance(): void {
    while (activos < HILOS) {
      const siguiente = cola.shift();
      if (!siguiente) return;
      activos += 1;
      void run(siguiente).finally(() => {
        activos -= 1;
        advance();
      });
    }
  }

  async function run({ tarea, resolve, reject }: EnCola): Promise<void> {
    try {
      const hilo = libres.pop() ?? (await startThread());
      const { informe, gastado } = await attend(hilo, tarea, segundos * 1000);
      if (gastado) await hilo.terminate();
      else {
        hilo.unref();
        libres.push(hilo);
      }
      resolve(informe);
    } catch (error) {
      reject(error);
    }
  }

  return {
    validate: (tarea, waits = false) => {
      if (!waits && cola.length >= EN_ESPERA) return Promise.reject(new PoolBusyError());
      const { promise, resolve, reject } = Promise.withResolvers<Informe>();
      cola.push({ tarea, resolve, reject });
      advance();
      return promise;
    },
  };
}

function startThread(): Promise<Worker> {
  // What runs the messages of strangers knows no setting of the process.
  const hilo = new Worker(THREAD, { env: {}, resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB } });
  return listen(hilo, (resolve, reject) => ({ message: () => resolve(hilo), error: reject }));
}

interface Oyentes {
  readonly message: (mensaje: Validacion) => void;
  readonly error: (error: NodeJS.ErrnoException) => void;
}

/** Listens to a thread until one of the listeners has its answer. */
async function listen<Respuesta>(
  hilo: Worker,
  createOyentes: (resolve: (respuesta: Respuesta) => void, reject: (error: unknown) => void) => Oyentes,
): Promise<Respuesta> {
  const { promise, resolve, reject } = Promise.withResolvers<Respuesta>();
  const { message, error } = createOyentes(resolve, reject);
  hilo.on('message', message).on('error', error);
  try {
    return await promise;
  } finally {
    hilo.off('message', message).off('error', error);
  }
}

/** One message in a thread; the clock starts with it. */
async function attend(hilo: Worker, tarea: Tarea, limiteMs: number): Promise<Validacion> {
  hilo.ref();
  let limite: NodeJS.Timeout | undefined;
  try {
    return await listen<Validacion>(hilo, (resolve, reject) => {
      const refuse = (motivo: 'TIEMPO_AGOTADO' | 'MEMORIA_AGOTADA') =>
        resolve({ informe: createRechazo(toFormato(tarea), motivo), gastado: true });
      limite = setTimeout(() => refuse('TIEMPO_AGOTADO'), limiteMs);
      hilo.postMessage(tarea);
      return {
        message: resolve,
        error: (error) => {
          if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.name === 'RangeError')
            refuse('MEMORIA_AGOTADA');
          else reject(error);
        },
      };
    });
  } finally {
    clearTimeout(limite);
  }
}

const toFormato = ({ formato, mensaje }: Tarea) =>
  formato ?? findFormato(new TextDecoder().decode(mensaje.subarray(0, 1000)));
