import { serveTasks } from '@marco/server-kit/tasks';
import type { ContenidoActa } from '../../../rules/acta/contenido-acta.ts';
import { createActaDocx } from './create-acta-docx.ts';
import { createActaPdf } from './create-acta-pdf.ts';
import type { DocumentosActa } from './create-documentos.ts';

serveTasks<ContenidoActa, DocumentosActa>(async (contenido) => ({
  result: { pdf: await createActaPdf(contenido), docx: await createActaDocx(contenido) },
  spent: false,
}));
