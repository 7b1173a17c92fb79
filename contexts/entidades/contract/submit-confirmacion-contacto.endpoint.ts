import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { detalleEntidadSchema } from './detalle-entidad.schema.ts';
import { entidadesErrors } from './entidades.errors.ts';
import { RECURSO_ENTIDADES } from './terms.ts';

/** Confirms that the contact of an entity is still valid, and informs the person it names. */
export const submitConfirmacionContactoEndpoint = defineEndpoint({
  operation: 'submitConfirmacionContacto',
  context: 'entidades',
  summary:
    'Confirma que los datos de contacto de una entidad siguen vigentes y avisa a la persona de contacto.',
  method: 'POST',
  path: '/entidad/{id}/contacto/confirmar',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'editar') },
  request: { params: z.object({ id: integerIdParam('entidad') }) },
  response: detalleEntidadSchema,
  errors: entidadesErrors,
  versioned: true,
});
