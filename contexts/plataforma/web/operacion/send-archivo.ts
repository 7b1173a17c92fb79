import { type ApiClient, clientError, readAnswer } from '@marco/web-kit/api-client';
import type { ImportacionOperacion } from '../../contract/index.ts';

/** Bytes of a piece before it is packed: it stays below what the server takes, packed or not. */
const BYTES_PARTE = 6 * 1024 * 1024;

/** A file as its bytes come, and whether they come out of a packed one. */
export function isComprimido({ name }: Pick<File, 'name'>): boolean {
  return /\.gz$/i.test(name);
}

interface Envio {
  readonly api: ApiClient;
  readonly archivo: File;
  /** Where the file begins or goes on. */
  readonly importacion: ImportacionOperacion;
  readonly signal: AbortSignal;
  /** Called after each piece with what the server has. */
  readonly tell: (importacion: ImportacionOperacion) => void;
}

/**
 * Sends a file piece by piece, each from where the server says; the browser never holds more than a piece. A packed file
 * is unpacked on the way, because the server goes on within it.
 *
 * @throws what a piece is refused with; SIN_CONEXION where it broke off
 */
export async function sendArchivo({
  api,
  archivo,
  importacion,
  signal,
  tell,
}: Envio): Promise<ImportacionOperacion> {
  const reader = openArchivo(archivo).getReader();
  try {
    const bytes = createBytes(reader);
    await bytes.skip(importacion.recibidos);
    let saved = importacion;
    while (saved.estado === 'recibiendo') {
      const { parte, esUltima } = await bytes.peek(BYTES_PARTE);
      const desde = saved.recibidos;
      saved = await sendParte(api, { id: saved.id, desde, parte, esUltima }, signal);
      bytes.take(saved.recibidos - desde);
      tell(saved);
    }
    return saved;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function openArchivo(archivo: File): ReadableStream<Uint8Array> {
  const stream = archivo.stream();
  return isComprimido(archivo) ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
}

/** Bytes of a stream that are looked at before they are taken. */
function createBytes(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let held: Uint8Array[] = [];
  let length = 0;
  let isEnded = false;

  async function fill(wanted: number): Promise<void> {
    while (!isEnded && length < wanted) {
      const { value, done } = await reader.read();
      isEnded = done;
      if (value) {
        held.push(value);
        length += value.length;
      }
    }
  }
  function join(): Uint8Array {
    const whole = new Uint8Array(length);
    let at = 0;
    for (const chunk of held) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    held = [whole];
    return whole;
  }
  function take(count: number): void {
    const rest = join().subarray(count);
    held = [rest];
    length = rest.length;
  }

  return {
    take,
    async skip(count: number): Promise<void> {
      let left = count;
      while (left > 0) {
        await fill(1);
        if (length === 0) return;
        const step = Math.min(left, length);
        take(step);
        left -= step;
      }
    },
    /** The last piece is known by the byte that does not come after it. */
    async peek(count: number) {
      await fill(count + 1);
      const parte = join().subarray(0, count);
      return { parte, esUltima: isEnded && length <= count };
    },
  };
}

interface Parte {
  readonly id: number;
  readonly desde: number;
  readonly parte: Uint8Array;
  readonly esUltima: boolean;
}

async function sendParte(
  api: ApiClient,
  { id, desde, parte, esUltima }: Parte,
  signal: AbortSignal,
): Promise<ImportacionOperacion> {
  const body = new FormData();
  const packed = new Blob([new Uint8Array(parte)]).stream().pipeThrough(new CompressionStream('gzip'));
  body.append('parte', await new Response(packed).blob(), 'parte');
  const { url, headers, fetch, onUnauthorized } = api.prepare(
    '/xroad/importaciones/{id}/partes',
    { params: { id: String(id) }, query: { desde: String(desde), ultima: esUltima ? 'si' : 'no' } },
    { base: 'private' },
  );
  const response = await fetch(url, { method: 'POST', headers, body, signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw clientError('SIN_CONEXION', 0, cause);
  });
  if (response.status === 401) onUnauthorized();
  return readAnswer(response, await response.text()) as ImportacionOperacion;
}
