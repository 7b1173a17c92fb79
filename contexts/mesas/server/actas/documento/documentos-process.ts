import { serveTasks } from '@marco/server-kit/tasks';
import { createActaDocx } from './create-acta-docx.ts';
import { createActaPdf } from './create-acta-pdf.ts';
import type { DocumentosActa } from './create-documentos.ts';
import type { ContenidoDocumento } from './present-textos.ts';

serveTasks<ContenidoDocumento, DocumentosActa>(async (contenido) => ({
  result: { pdf: await createActaPdf(contenido), docx: await createActaDocx(contenido) },
  spent: false,
}));
