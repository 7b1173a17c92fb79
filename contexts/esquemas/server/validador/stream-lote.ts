import { Readable } from 'node:stream';
import type { Caller } from '@marco/server-kit';
import type { InformeDeLote } from '../../contract/validador.schema.ts';
import { LIMITES_VALIDADOR } from '../../contract/validador.terms.ts';
import type { FuenteEsquema } from './fuente-esquema.ts';
import type { MensajeRecibido } from './read-formulario.ts';
import type { ValidationPool } from './validation-pool.ts';
import { createRechazo } from './worker/informes.ts';

/** A batch whose messages all take as long as one may would hold a process for half an hour. */
export const SEGUNDOS_LOTE = 120;

/** Whose batch it is, and until when it is checked. */
export interface LimitesLote {
  readonly caller: Caller;
  /** Milliseconds since the epoch. */
  readonly hasta: number;
}

/**
 * Gives the report of each message as soon as it is known. If the caller stops reading, the iteration closes and the
 * work stops.
 */
export async function* streamLote(
  mensajes: readonly MensajeRecibido[],
  fuente: FuenteEsquema,
  pool: ValidationPool,
  { caller, hasta }: LimitesLote,
): AsyncGenerator<InformeDeLote> {
  for (const [lugar, mensaje] of mensajes.entries()) {
    const tarea = await fuente.createTarea(mensaje);
    const formato = tarea.formato ?? 'xml';
    const suyo = { archivo: mensaje.nombre, numero: lugar + 1, total: mensajes.length };
    if (mensaje.bytes.length > LIMITES_VALIDADOR.bytesMensaje)
      yield { ...suyo, ...createRechazo(formato, 'MENSAJE_PESADO') };
    else if (Date.now() > hasta)
      yield {
        ...suyo,
        ...createRechazo(formato, 'TIEMPO_AGOTADO', ['El lote completo tardó demasiado: divídalo.']),
      };
    else yield { ...suyo, ...(await pool.validate(tarea, caller, true)) };
  }
}

/**
 * Called with the checked messages at the end of the work, also if the batch was cancelled or nobody began to read
 * it.
 */
interface Seguimiento {
  keep(vistos: readonly InformeDeLote[]): Promise<void>;
  leave(): Promise<void>;
}

/** The reports as the text of a JSON list, each on a line of its own. */
async function* writeInformes(
  informes: AsyncIterable<InformeDeLote>,
  { keep, leave }: Seguimiento,
): AsyncGenerator<string> {
  const vistos: InformeDeLote[] = [];
  try {
    yield '[';
    for await (const informe of informes) {
      vistos.push({ ...informe, nodos: [] });
      yield `${vistos.length > 1 ? ',' : ''}\n${JSON.stringify(informe)}`;
    }
    yield '\n]';
  } finally {
    // Messages that were checked are counted, also if the batch was cancelled.
    await keep(vistos);
    // The turn ends before the answer does, so that a caller who read the whole answer can send the next batch.
    await leave();
  }
}

/**
 * The answer of a batch. If nobody reads it, it would wait for ever when the buffers are full, so a timer ends it and
 * its connection.
 *
 * @param segundos until it is ended
 */
export function openRespuesta(
  informes: AsyncIterable<InformeDeLote>,
  segundos: number,
  { keep, leave }: Seguimiento,
): Readable {
  let left: Promise<void> | undefined;
  const leaveOnce = () => {
    left ??= leave();
    return left;
  };
  const respuesta = Readable.from(writeInformes(informes, { keep, leave: leaveOnce }));
  const end = () => respuesta.destroy(new Error('Nobody reads the reports of a batch.'));
  const timer = setTimeout(end, segundos * 1000).unref();
  return respuesta.once('close', () => {
    clearTimeout(timer);
    void leaveOnce();
  });
}
