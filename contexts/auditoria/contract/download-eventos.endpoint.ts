import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { filtroEventosSchema } from './filtro-eventos.schema.ts';
import { RECURSO_AUDITORIA } from './terms.ts';

/** Filters and order of the events on show; every one of them is asked for (TABLE-06). */
export const peticionEventosSchema = filtroEventosSchema.extend({ ascendente: z.boolean().default(false) });
export type PeticionEventos = z.infer<typeof peticionEventosSchema>;

export const downloadEventosEndpoint = defineEndpoint({
  operation: 'downloadEventos',
  context: 'auditoria',
  summary:
    'Todos los eventos que cumplen los filtros, como archivo de Excel o CSV. La descarga queda en la auditoría.',
  method: 'POST',
  path: '/servicioauditoria/exportar',
  exposure: { private: permissionAccess(RECURSO_AUDITORIA, 'descargar') },
  request: { body: peticionEventosSchema.extend(formatoExportacionSchema.shape) },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});
