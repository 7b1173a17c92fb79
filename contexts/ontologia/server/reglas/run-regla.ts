import { Worker } from 'node:worker_threads';
import { refuse } from '@marco/server-kit';
import { type HallazgoRegla, ontologiaErrors } from '../../contract/index.ts';
import { type FormatoMuestra, LIMITES_EJECUCION } from '../../contract/terms.ts';

/** A rule and what it is tried on. */
export interface PruebaRegla {
  readonly lenguaje: 'shacl' | 'regex';
  readonly expresion: string;
  readonly severidad: 'error' | 'advertencia';
  readonly mensaje: string;
  /** Code of the class a regular expression is about; null for whatever has the property. */
  readonly clase: string | null;
  /** Codes of the properties a regular expression checks. */
  readonly propiedades: readonly string[];
  readonly formato: FormatoMuestra;
  readonly muestra: string;
  readonly espacio: string;
  readonly prefijos: Readonly<Record<string, string>>;
  /** Day on which ages are counted. */
  readonly hoy: string;
}

export type ResultadoPrueba =
  | { readonly hechos: number; readonly hallazgos: readonly HallazgoRegla[] }
  | { readonly code: 'REGLA_ILEGIBLE' | 'MUESTRA_ILEGIBLE'; readonly mensaje: string };

/** Memory a rule may take, in megabytes; a start may take longer than the run itself. */
const MEMORIA_MB = 192;
const ARRANQUE_MS = 20_000;
/** Rules that run at once; whoever comes later waits for their turn. */
const SIMULTANEAS = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<void> {
  if (running >= SIMULTANEAS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
}

function leaveTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

/**
 * Runs a rule in a thread of its own, which is stopped when it takes too long or too much memory.
 *
 * @throws REGLA_ILEGIBLE, MUESTRA_ILEGIBLE, REGLA_DEMORADA
 */
export async function runRegla(
  prueba: PruebaRegla,
  limiteMs: number = LIMITES_EJECUCION.milisegundos,
): Promise<{ readonly hechos: number; readonly hallazgos: readonly HallazgoRegla[] }> {
  await takeTurn();
  try {
    const resultado = await runInThread(prueba, limiteMs);
    if ('code' in resultado)
      throw refuse(ontologiaErrors, resultado.code, [
        { campo: resultado.code === 'REGLA_ILEGIBLE' ? 'expresion' : 'muestra', mensaje: resultado.mensaje },
      ]);
    return resultado;
  } finally {
    leaveTurn();
  }
}

function runInThread(prueba: PruebaRegla, limiteMs: number): Promise<ResultadoPrueba> {
  const worker = new Worker(new URL('./shacl-worker.ts', import.meta.url), {
    workerData: prueba,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<ResultadoPrueba>();
  const stop = () => reject(refuse(ontologiaErrors, 'REGLA_DEMORADA'));
  let timer = setTimeout(stop, ARRANQUE_MS);
  worker.on('message', (message: 'ready' | ResultadoPrueba) => {
    if (message !== 'ready') return resolve(message);
    clearTimeout(timer);
    timer = setTimeout(stop, limiteMs);
  });
  worker.once('error', (error: Error & { readonly code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? stop() : reject(error),
  );
  worker.once('exit', () => reject(new Error('The thread of a rule ended without its result.')));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
