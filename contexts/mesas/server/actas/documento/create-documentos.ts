import { Worker } from 'node:worker_threads';
import type { ContenidoActa } from '../../../rules/acta/contenido-acta.ts';

/** The two files of an acta. */
export interface DocumentosActa {
  readonly pdf: Uint8Array;
  readonly docx: Uint8Array;
}

/** Makes the documents of an acta in a thread of their own: laying out pages would keep every request waiting. */
export function createDocumentos(contenido: ContenidoActa): Promise<DocumentosActa> {
  const worker = new Worker(new URL('./documentos-worker.ts', import.meta.url), { workerData: contenido });
  return new Promise((resolve, reject) => {
    worker.once('message', (documentos: DocumentosActa) => resolve(documentos));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread of the documents ended without them.')));
  });
}
