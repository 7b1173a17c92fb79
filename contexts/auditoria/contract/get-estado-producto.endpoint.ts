import { defineEndpoint } from '@marco/contract-kit';
import { estadoProductoSchema } from './estado-producto.schema.ts';
import { LIMITE_ESTADO } from './estado-producto.terms.ts';

export const getEstadoProductoEndpoint = defineEndpoint({
  operation: 'getEstadoProducto',
  context: 'auditoria',
  summary:
    'Cómo funciona el producto ahora, sus incidentes de los últimos noventa días y los mantenimientos anunciados.',
  method: 'GET',
  path: '/estado',
  exposure: { public: true },
  request: {},
  response: estadoProductoSchema,
  ratePerMinute: LIMITE_ESTADO,
});
