import { serveTasks } from '@marco/server-kit/tasks';
import { createCertificadoPdf } from './create-certificado-pdf.ts';
import type { CertificadoImpreso } from './textos-certificado.ts';

serveTasks<CertificadoImpreso, Uint8Array>(async (impreso) => ({
  result: await createCertificadoPdf(impreso),
  spent: false,
}));
