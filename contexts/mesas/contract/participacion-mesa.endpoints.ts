import { defineEndpoint, integerId, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { gestionMesaSchema } from './gestion-mesa.schema.ts';
import { mesasErrors } from './mesas.errors.ts';
import { RECURSO_MESAS, ROLES_ELEGIBLES } from './terms.ts';

const exposure = { private: permissionAccess(RECURSO_MESAS, 'editar') } as const;
const participante = z.object({ idMesa: integerIdParam('mesa'), idEntidad: integerIdParam('entidad') });
const answer = { response: gestionMesaSchema, errors: mesasErrors } as const;

/** Adds an entity with its rol, or gives one that takes part another. */
export const updateParticipanteEndpoint = defineEndpoint({
  operation: 'updateParticipante',
  context: 'mesas',
  summary: 'Agrega una entidad a la mesa con su rol, o le cambia el rol.',
  method: 'PUT',
  path: '/mdi-minteroperabilidad-entidads-mesa/{idMesa}/{idEntidad}',
  exposure,
  request: {
    params: participante,
    body: z.object({ rol: z.enum(ROLES_ELEGIBLES, { error: 'El rol no existe o no se asigna a mano.' }) }),
  },
  ...answer,
});

export const closeParticipanteEndpoint = defineEndpoint({
  operation: 'closeParticipante',
  context: 'mesas',
  summary: 'Retira de la mesa una entidad que no la lidera.',
  method: 'DELETE',
  path: '/mdi-minteroperabilidad-entidads-mesa/{idMesa}/{idEntidad}',
  exposure,
  request: { params: participante },
  ...answer,
});

/** Specification §7 `servicio-mesa`. */
export const createServicioMesaEndpoint = defineEndpoint({
  operation: 'createServicioMesa',
  context: 'mesas',
  summary: 'Vincula un servicio a la mesa.',
  method: 'POST',
  path: '/mesaInteroperabilidad/servicio-mesa',
  exposure,
  request: { body: z.object({ idMesa: integerId('mesa'), idServicio: integerId('servicio') }) },
  ...answer,
});

export const closeServicioMesaEndpoint = defineEndpoint({
  operation: 'closeServicioMesa',
  context: 'mesas',
  summary: 'Desvincula un servicio de la mesa.',
  method: 'DELETE',
  path: '/mesaInteroperabilidad/servicio-mesa/{idMesa}/{idServicio}',
  exposure,
  request: {
    params: z.object({ idMesa: integerIdParam('mesa'), idServicio: integerIdParam('servicio') }),
  },
  ...answer,
});
