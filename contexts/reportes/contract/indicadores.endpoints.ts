import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { indicadorSchema } from './indicador.schema.ts';
import { RECURSO_REPORTES } from './terms.ts';

const context = 'reportes';
/** Anybody reads the public ones; a session reads those of its rol. */
const consultar = { public: true, private: permissionAccess(RECURSO_REPORTES, 'consultar') } as const;

export const listIndicadoresEndpoint = defineEndpoint({
  operation: 'listIndicadores',
  context,
  summary: 'El catálogo de los indicadores que quien pregunta puede leer.',
  method: 'GET',
  path: '/indicadores',
  exposure: consultar,
  request: {},
  response: z.object({ indicadores: z.array(indicadorSchema) }),
  ratePerMinute: 120,
});
