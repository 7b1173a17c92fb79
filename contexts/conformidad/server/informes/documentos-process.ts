import { serveTasks } from '@marco/server-kit/tasks';
import type { InformeImpreso } from '../../rules/textos-informe.ts';
import { createInformePdf } from './create-informe-pdf.ts';

serveTasks<InformeImpreso, Uint8Array>(async (impreso) => ({
  result: await createInformePdf(impreso),
  spent: false,
}));
