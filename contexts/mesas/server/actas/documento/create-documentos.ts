import { type Caller, createProcessPool } from '@marco/server-kit';
import type { ContenidoDocumento } from './present-textos.ts';

/** The two files of an acta. */
export interface DocumentosActa {
  readonly pdf: Uint8Array;
  readonly docx: Uint8Array;
}

/** No person waits for them: a job makes them after the acta was sealed. */
const JOBS: Caller = { key: 'trabajos', hasSession: true };

const pool = createProcessPool<ContenidoDocumento, DocumentosActa>({
  module: new URL('./documentos-process.ts', import.meta.url),
  processes: 1,
  memoryMb: 512,
  // The longest acta that can be written takes some ten seconds; the job is tried again later.
  limitMs: 120_000,
  waiting: 100,
  waitingOfOne: 100,
});

/**
 * Makes the documents of an acta in a process of its own: laying out pages would keep every request waiting, and the
 * people of a mesa decide how many there are.
 *
 * @throws ProcessError
 */
export function createDocumentos(contenido: ContenidoDocumento): Promise<DocumentosActa> {
  return pool.run(contenido, JOBS);
}
