import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { RECURSO_AUDITORIA } from './terms.ts';

const nombradoSchema = z.object({ id: z.number().int(), nombre: z.string() });

/** What the filters can choose from: only what occurs in the trail. */
export const listFiltrosEventos = defineEndpoint({
  operation: 'listFiltrosEventos',
  context: 'auditoria',
  summary: 'Acciones, tipos de objeto, personas y entidades que aparecen en la auditoría.',
  method: 'GET',
  path: '/servicioauditoria/filtros',
  exposure: { private: permissionAccess(RECURSO_AUDITORIA, 'consultar') },
  request: {},
  response: z.object({
    acciones: z.array(z.string()),
    tiposObjeto: z.array(z.string()),
    usuarios: z.array(nombradoSchema),
    entidades: z.array(nombradoSchema),
  }),
});
