import type { Guion } from '../rules/guiones/guion.ts';
import type { Ensayo, EnsayoRespondido } from './run-ensayo.ts';

/** What a page asks of the engine: the script travels once. */
export type PedidoAlMotor =
  | { readonly clase: 'guion'; readonly guion: Guion }
  | { readonly clase: 'revisar'; readonly id: number; readonly operacion: string; readonly cuerpo: string }
  | { readonly clase: 'probar'; readonly id: number; readonly ensayo: Omit<Ensayo, 'guion'> };

export type RespuestaDelMotor =
  | { readonly id: number; readonly faltas: readonly string[] }
  | { readonly id: number; readonly respondida: EnsayoRespondido }
  | { readonly id: number; readonly error: string };

/** The simulator of a page: the engine of the server, in a thread of the browser. */
export interface Motor {
  /** What is wrong with a petition. */
  listFaltas(operacion: string, cuerpo: string): Promise<readonly string[]>;
  run(ensayo: Omit<Ensayo, 'guion'>): Promise<EnsayoRespondido>;
  close(): void;
}

interface Espera {
  readonly resolve: (respuesta: RespuestaDelMotor) => void;
}

/** Starts the engine over a script. */
export function createMotor(guion: Guion, worker: Worker): Motor {
  const esperas = new Map<number, Espera>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<RespuestaDelMotor>) => {
    esperas.get(data.id)?.resolve(data);
    esperas.delete(data.id);
  });
  const ask = (write: (id: number) => PedidoAlMotor) => {
    last += 1;
    const id = last;
    const { promise, resolve } = Promise.withResolvers<RespuestaDelMotor>();
    esperas.set(id, { resolve });
    worker.postMessage(write(id));
    return promise;
  };
  worker.postMessage({ clase: 'guion', guion } satisfies PedidoAlMotor);
  return {
    listFaltas: async (operacion, cuerpo) => {
      const respuesta = await ask((id) => ({ clase: 'revisar', id, operacion, cuerpo }));
      return 'faltas' in respuesta ? respuesta.faltas : [];
    },
    run: async (ensayo) => {
      const respuesta = await ask((id) => ({ clase: 'probar', id, ensayo }));
      if ('respondida' in respuesta) return respuesta.respondida;
      throw new Error('error' in respuesta ? respuesta.error : 'The engine answered something else.');
    },
    close: () => worker.terminate(),
  };
}
