import { defineEndpoint, pageNumber, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { eventoRowSchema } from './evento.schema.ts';
import { filtroEventosSchema } from './filtro-eventos.schema.ts';
import { RECURSO_AUDITORIA, TAMANO_EVENTOS } from './terms.ts';

/**
 * Specification §7 `servicioauditoria/findByFilters`; we defined payload and answer. By default the newest come
 * first.
 */
export const searchEventosEndpoint = defineEndpoint({
  operation: 'searchEventos',
  context: 'auditoria',
  summary:
    'Busca eventos de auditoría por fecha, persona, entidad, acción, objeto, resultado, correlación y texto.',
  method: 'POST',
  path: '/servicioauditoria/findByFilters',
  exposure: { private: permissionAccess(RECURSO_AUDITORIA, 'consultar') },
  request: {
    body: filtroEventosSchema.extend({
      pagina: pageNumber.default(1),
      tamano: z.number().int().min(1).max(100).default(TAMANO_EVENTOS),
      ascendente: z.boolean().default(false),
    }),
  },
  response: z.object({
    eventos: z.array(eventoRowSchema),
    /** How many there are, counted up to ten thousand. */
    total: z.number().int(),
    /** Whether there are more than were counted. */
    hayMas: z.boolean(),
  }),
  examples: [
    {
      title: 'Ingresos rechazados de un día',
      request: {
        body: { desde: '2026-11-20', hasta: '2026-11-20', accion: 'iniciar-sesion', resultado: 'rechazo' },
      },
    },
  ],
});
