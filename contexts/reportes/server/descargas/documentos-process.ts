import { serveTasks } from '@marco/server-kit/tasks';
import { createIndicadorPdf } from './create-indicador-pdf.ts';
import type { IndicadorImpreso } from './present-impreso.ts';

serveTasks<IndicadorImpreso, Uint8Array>(async (impreso) => ({
  result: await createIndicadorPdf(impreso),
  spent: false,
}));
