import { Readable } from 'node:stream';

/** Base64 turns three bytes into four characters: a chunk is cut there and its rest waits for the next. */
const GROUP_BYTES = 3;

async function* encodeBase64(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % GROUP_BYTES);
    yield bytes.toString('base64', 0, whole);
    rest = bytes.subarray(whole);
  }
  if (rest.length > 0) yield rest.toString('base64');
}

/** The download answer as a stream of JSON text: a file of any size passes through a small buffer. */
export function streamDownload(
  file: { readonly nombre: string; readonly tipo: string; readonly mensaje: string },
  content: Readable,
): Readable {
  async function* write(): AsyncGenerator<string> {
    const mensajeResponse = JSON.stringify({ estado: true, mensaje: file.mensaje });
    const head = `"nombreArchivo":${JSON.stringify(file.nombre)},"tipo":${JSON.stringify(file.tipo)}`;
    yield `{"mensajeResponse":${mensajeResponse},"object":{${head},"base64Archivo":"`;
    yield* encodeBase64(content);
    yield '"}}';
  }
  // A caller who leaves before the first byte never starts the generator: the file is closed all the same.
  return Readable.from(write(), { objectMode: false }).once('close', () => content.destroy());
}
