import { defineEndpoint } from '@marco/contract-kit';
import { configuracionSchema } from './configuracion.schema.ts';

export const getConfiguracionEndpoint = defineEndpoint({
  operation: 'getConfiguracion',
  context: 'parametros',
  summary: 'Textos públicos del producto y ajustes que necesita el navegador antes de iniciar sesión.',
  method: 'GET',
  path: '/configuracion',
  exposure: { public: true },
  request: {},
  response: configuracionSchema,
});
