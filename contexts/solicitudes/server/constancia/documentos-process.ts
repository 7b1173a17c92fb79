import { serveTasks } from '@marco/server-kit/tasks';
import { type ContenidoConstancia, createConstanciaPdf } from './create-constancia-pdf.ts';

serveTasks<ContenidoConstancia, Uint8Array>(async (contenido) => ({
  result: await createConstanciaPdf(contenido),
  spent: false,
}));
