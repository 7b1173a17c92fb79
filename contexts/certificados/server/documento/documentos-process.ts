import { serveTasks } from '@marco/server-kit/tasks';
import type { CertificadoImpreso } from '../../rules/textos-certificado.ts';
import { createCertificadoPdf } from './create-certificado-pdf.ts';

serveTasks<CertificadoImpreso, Uint8Array>(async (impreso) => ({
  result: await createCertificadoPdf(impreso),
  spent: false,
}));
