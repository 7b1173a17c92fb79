import { type Caller, createProcessPool } from '@marco/server-kit';
import type { CertificadoImpreso } from '../../rules/textos-certificado.ts';

/** No person waits for it: a job makes it after the certificate was issued. */
const JOBS: Caller = { key: 'trabajos', hasSession: true };

const pool = createProcessPool<CertificadoImpreso, Uint8Array>({
  module: new URL('./documentos-process.ts', import.meta.url),
  processes: 1,
  memoryMb: 512,
  limitMs: 120_000,
  waiting: 100,
  waitingOfOne: 100,
});

/**
 * Makes the PDF of a certificate in a process of its own: laying out a long annex would keep every request waiting.
 *
 * @throws ProcessError
 */
export function createDocumento(impreso: CertificadoImpreso): Promise<Uint8Array> {
  return pool.run(impreso, JOBS);
}
