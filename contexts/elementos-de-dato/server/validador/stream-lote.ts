import type { InformeDeLote } from '../../contract/validador.schema.ts';
import { LIMITES_VALIDADOR } from '../../contract/validador.terms.ts';
import type { FuenteEsquema } from './fuente-esquema.ts';
import type { MensajeRecibido } from './read-formulario.ts';
import type { ValidationPool } from './validation-pool.ts';
import { createRechazo } from './worker/informes.ts';

/** A batch whose messages all take as long as one may would hold a process for half an hour. */
const SEGUNDOS_LOTE = 120;

/**
 * The report of each message as soon as it is known. Who stops reading stops the work: the caller's leaving closes the
 * iteration.
 */
export async function* streamLote(
  mensajes: readonly MensajeRecibido[],
  fuente: FuenteEsquema,
  pool: ValidationPool,
): AsyncGenerator<InformeDeLote> {
  const limite = Date.now() + SEGUNDOS_LOTE * 1000;
  for (const [lugar, mensaje] of mensajes.entries()) {
    const tarea = await fuente.createTarea(mensaje);
    const formato = tarea.formato ?? 'xml';
    const suyo = { archivo: mensaje.nombre, numero: lugar + 1, total: mensajes.length };
    if (mensaje.bytes.length > LIMITES_VALIDADOR.bytesMensaje)
      yield { ...suyo, ...createRechazo(formato, 'MENSAJE_PESADO') };
    else if (Date.now() > limite)
      yield {
        ...suyo,
        ...createRechazo(formato, 'TIEMPO_AGOTADO', ['El lote completo tardó demasiado: divídalo.']),
      };
    else yield { ...suyo, ...(await pool.validate(tarea, true)) };
  }
}

/** Told when the work begins and when it ends, also before its end. */
interface Seguimiento {
  begin(): void;
  end(vistos: readonly InformeDeLote[]): Promise<void>;
}

/** The reports as the text of a JSON list, each on a line of its own. */
export async function* writeInformes(
  informes: AsyncIterable<InformeDeLote>,
  { begin, end }: Seguimiento,
): AsyncGenerator<string> {
  const vistos: InformeDeLote[] = [];
  begin();
  try {
    yield '[';
    for await (const informe of informes) {
      vistos.push({ ...informe, nodos: [] });
      yield `${vistos.length > 1 ? ',' : ''}\n${JSON.stringify(informe)}`;
    }
    yield '\n]';
  } finally {
    // Also of a batch that was given up: what was checked was checked.
    await end(vistos);
  }
}
