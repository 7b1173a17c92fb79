import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';

/** Specification §7: identification types, private and public list. */
export const listTiposIdentificacionEndpoint = defineEndpoint({
  operation: 'listTiposIdentificacion',
  context: 'parametros',
  summary: 'Tipos de identificación activos.',
  method: 'GET',
  path: '/adm-tipo-identificacions',
  exposure: { public: true, private: sessionAccess },
  request: {},
  response: z.array(z.object({ id: z.number().int(), sigla: z.string(), nombre: z.string() })),
  examples: [{ title: 'Primer tipo', response: [{ id: 1, sigla: 'CC', nombre: 'Cédula de ciudadanía' }] }],
});
