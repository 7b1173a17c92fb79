import { type Caller, createProcessPool } from '@marco/server-kit';
import type { ContenidoConstancia } from './create-constancia-pdf.ts';

/** No person waits for it: a job makes it after the request was filed. */
const JOBS: Caller = { key: 'trabajos', hasSession: true };

const pool = createProcessPool<ContenidoConstancia, Uint8Array>({
  module: new URL('./documentos-process.ts', import.meta.url),
  processes: 1,
  memoryMb: 256,
  limitMs: 60_000,
  waiting: 100,
  waitingOfOne: 100,
});

/**
 * Makes the PDF of a constancia in a process of its own: after a first start there are dozens of them, and laying out one
 * would keep every request waiting.
 *
 * @throws ProcessError
 */
export function createDocumento(contenido: ContenidoConstancia): Promise<Uint8Array> {
  return pool.run(contenido, JOBS);
}
