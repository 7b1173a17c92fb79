import { defineEndpoint, integerId, pageNumber, permissionAccess } from '@marco/contract-kit';
import { RECURSO_ENTIDADES } from '@marco/entidades/terms';
import { z } from 'zod';

export const servicioDeEntidadSchema = z.object({
  servicioId: z.number().int(),
  nombre: z.string(),
  estado: z.string(),
  /** Whether it came with its level from the directory before: no request certified it here. */
  importado: z.boolean(),
  activo: z.boolean(),
});
export type ServicioDeEntidad = z.infer<typeof servicioDeEntidadSchema>;

/** Panel of the detail of an entity (AREA-01). Services are public, their entity is too. */
export const listServiciosEntidadEndpoint = defineEndpoint({
  operation: 'listServiciosEntidad',
  context: 'servicios',
  summary: 'Una página de los servicios de intercambio de una entidad, con su estado.',
  method: 'POST',
  path: '/servicios/entidad',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'consultar') },
  request: {
    body: z.object({
      entidadId: integerId('entidad'),
      pagina: pageNumber.default(1),
      tamano: z.number().int().min(1).max(100).default(10),
    }),
  },
  response: z.object({ servicios: z.array(servicioDeEntidadSchema), total: z.number().int() }),
});
