import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { filtroEventosSchema } from './filtro-eventos.schema.ts';
import { RECURSO_AUDITORIA } from './terms.ts';

/** The answer is streamed: its content may be as long as the trail. */
export const downloadEventos = defineEndpoint({
  operation: 'downloadEventos',
  context: 'auditoria',
  summary: 'Todos los eventos que cumplen los filtros, en CSV para Excel. La descarga queda en la auditoría.',
  method: 'POST',
  path: '/servicioauditoria/exportar',
  exposure: { private: permissionAccess(RECURSO_AUDITORIA, 'descargar') },
  request: { body: filtroEventosSchema },
  response: z.object({ nombreArchivo: z.string(), tipo: z.string(), contenido: z.string() }),
  ratePerMinute: 20,
});
