import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { detalleEntidadSchema } from './detalle-entidad.schema.ts';
import { entidadesErrors } from './entidades.errors.ts';
import { RECURSO_ENTIDADES } from './terms.ts';

/** The entity after it, and whether the person of its contact is told: a mailbox gets only so many of these mails. */
const confirmacionContactoSchema = detalleEntidadSchema.extend({ correoEnviado: z.boolean() });
export type ConfirmacionContacto = z.infer<typeof confirmacionContactoSchema>;

/** Says that the contact of an entity still serves, and tells the person it names. */
export const submitConfirmacionContactoEndpoint = defineEndpoint({
  operation: 'submitConfirmacionContacto',
  context: 'entidades',
  summary:
    'Confirma que los datos de contacto de una entidad siguen vigentes y avisa a la persona de contacto.',
  method: 'POST',
  path: '/entidad/{id}/contacto/confirmar',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'editar') },
  request: { params: z.object({ id: integerIdParam('entidad') }) },
  response: confirmacionContactoSchema,
  errors: entidadesErrors,
  versioned: true,
});
