import { defineEndpoint, integerId, pageNumber, permissionAccess } from '@marco/contract-kit';
import { RECURSO_ENTIDADES } from '@marco/entidades/terms';
import { z } from 'zod';

export const mesaDeEntidadSchema = z.object({
  id: z.number().int(),
  nombreMesa: z.string(),
  estadoMesa: z.boolean(),
  /** The entity leads it; otherwise it takes part. */
  lidera: z.boolean(),
});
export type MesaDeEntidad = z.infer<typeof mesaDeEntidadSchema>;

/** Panel of the detail of an entity (AREA-01): mesas it leads or takes part in, which are public. */
export const listMesasEntidadEndpoint = defineEndpoint({
  operation: 'listMesasEntidad',
  context: 'mesas',
  summary: 'Una página de las mesas que una entidad lidera o en las que participa.',
  method: 'POST',
  path: '/mesaInteroperabilidad/listarEntidad',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'consultar') },
  request: {
    body: z.object({
      entidadId: integerId('entidad'),
      pagina: pageNumber.default(1),
      tamano: z.number().int().min(1).max(100).default(10),
    }),
  },
  response: z.object({ mesas: z.array(mesaDeEntidadSchema), total: z.number().int() }),
});
