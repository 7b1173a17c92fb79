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
 * The report of each message as soon as it is known. Who stops reading stops the work: the caller's leaving closes the
 * iteration.
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

/** Told what was checked, and that the work is over: also of a batch that was given up, or that nobody began to read. */
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
    // Also of a batch that was given up: what was checked was checked.
    await keep(vistos);
    // Before the answer ends: whoever read it to its end may send the next batch.
    await leave();
  }
}

/**
 * The answer of a batch. One that nobody reads waits for ever at the first report that does not fit on the line: a timer
 * ends it, and with it the connection.
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
