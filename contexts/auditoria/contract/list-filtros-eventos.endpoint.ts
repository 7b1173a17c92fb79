import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { RECURSO_AUDITORIA } from './terms.ts';

/** What the filters can choose from: only what occurs in the trail. */
export const listFiltrosEventosEndpoint = defineEndpoint({
  operation: 'listFiltrosEventos',
  context: 'auditoria',
  summary: 'Acciones y tipos de objeto que aparecen en la auditoría.',
  method: 'GET',
  path: '/servicioauditoria/filtros',
  exposure: { private: permissionAccess(RECURSO_AUDITORIA, 'consultar') },
  request: {},
  response: z.object({
    acciones: z.array(z.string()),
    tiposObjeto: z.array(z.string()),
    /** How people read the codes, also those that do not occur yet. */
    nombres: z.object({
      acciones: z.record(z.string(), z.string()),
      tiposObjeto: z.record(z.string(), z.string()),
    }),
  }),
});
