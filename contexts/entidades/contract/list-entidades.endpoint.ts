import { defineEndpoint } from '@marco/contract-kit';
import { z } from 'zod';
import { sugerenciaEntidadSchema } from './entidad.schema.ts';

/** Specification §6 and §7: public list of entities, filterable by sigla (path: ADR 0006). */
export const listEntidadesEndpoint = defineEndpoint({
  operation: 'listEntidades',
  context: 'entidades',
  summary: 'Entidades activas en orden alfabético, con filtro opcional por sigla.',
  method: 'GET',
  path: '/entidades',
  exposure: { public: true },
  request: { query: z.object({ sigla: z.string().trim().max(40).optional() }) },
  response: z.array(sugerenciaEntidadSchema),
});
