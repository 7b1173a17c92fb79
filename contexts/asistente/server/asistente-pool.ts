import { BoundedPool, type Caller, refuse } from '@marco/server-kit';
import { asistenteErrors } from '../contract/asistente.errors.ts';
import { LIMITES_FUENTE } from '../contract/terms.ts';
import type { MaterialDePropuestas, Propuestas } from '../rules/propuestas/propose-elementos.ts';
import type { FuentePorLeer, ResultadoDeFuente } from './lectura/read-fuente.ts';
import type { ResultadosDelAsistente, TareaDelAsistente } from './worker/tarea.ts';

/** Sources at once. */
const PROCESOS = 2;
/** Sources that may wait, and those of one caller. */
const EN_ESPERA = 20;
export const EN_ESPERA_DE_UNO = 3;
/** Memory of a process beside the parser's. */
const MEMORIA_MB = 768;

/** More sources wait than can be attended. */
export const refuseOcupado = () => refuse(asistenteErrors, 'ASISTENTE_OCUPADO');

export interface AsistentePool {
  /**
   * Reads a source in a process of its own, which is ended when it takes too long or too much memory: then the source is
   * refused.
   *
   * @throws ASISTENTE_OCUPADO
   */
  read(fuente: FuentePorLeer, caller: Caller): Promise<ResultadoDeFuente>;
  /**
   * Compares fields with elements, in the same bounds; undefined where it takes too long.
   *
   * @throws ASISTENTE_OCUPADO
   */
  propose(material: MaterialDePropuestas, caller: Caller): Promise<Propuestas | undefined>;
}

export function createAsistentePool(segundos: number = LIMITES_FUENTE.segundos): AsistentePool {
  const pool = new BoundedPool<
    TareaDelAsistente,
    ResultadosDelAsistente[TareaDelAsistente['clase']] | undefined
  >({
    module: new URL('./worker/asistente-process.ts', import.meta.url),
    processes: PROCESOS,
    memoryMb: MEMORIA_MB,
    limitMs: segundos * 1000,
    waiting: EN_ESPERA,
    waitingOfOne: EN_ESPERA_DE_UNO,
    refuseBusy: refuseOcupado,
  });
  return {
    read: async (fuente, caller) =>
      (await pool.run({ clase: 'lectura', ...fuente }, caller, explainFin)) as ResultadoDeFuente,
    propose: async (material, caller) =>
      (await pool.run({ clase: 'propuestas', ...material }, caller, () => undefined)) as
        | Propuestas
        | undefined,
  };
}

/** The one every part of a process shares; its processes start with the first source. */
export const asistentePool = createAsistentePool();

function explainFin(failure: 'time' | 'memory'): ResultadoDeFuente {
  const mensaje =
    failure === 'time'
      ? 'Leer el archivo tomó más tiempo del permitido. Deje solo las tablas o los mensajes del servicio.'
      : 'Leer el archivo necesitó más memoria de la permitida. Deje solo las tablas o los mensajes del servicio.';
  return { rechazo: { linea: 1, mensaje } };
}
