import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { contactoEntidadSchema, datosEntidadSchema } from './datos-entidad.schema.ts';
import { detalleEntidadSchema } from './detalle-entidad.schema.ts';
import { entidadesErrors } from './entidades.errors.ts';
import { LIMITES_ENTIDAD, RECURSO_ENTIDADES } from './terms.ts';

const params = z.object({ id: integerIdParam('entidad') });

export const getEntidadEndpoint = defineEndpoint({
  operation: 'getEntidad',
  context: 'entidades',
  summary: 'Una entidad con sus datos, lo que depende de ella y lo que usted puede hacer con ella.',
  method: 'GET',
  path: '/entidad/{id}',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'consultar') },
  request: { params },
  response: detalleEntidadSchema,
  errors: entidadesErrors,
});

export const createEntidadEndpoint = defineEndpoint({
  operation: 'createEntidad',
  context: 'entidades',
  summary: 'Crea una entidad.',
  method: 'POST',
  path: '/entidad/crear',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'crear') },
  request: { body: datosEntidadSchema },
  response: z.object({ id: z.number().int() }),
  errors: entidadesErrors,
  idempotent: true,
});

/** All data of an entity; its kind stays. */
export const updateEntidadEndpoint = defineEndpoint({
  operation: 'updateEntidad',
  context: 'entidades',
  summary: 'Cambia los datos de una entidad; su tipo no cambia.',
  method: 'PUT',
  path: '/entidad/{id}',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'editar') },
  request: { params, body: datosEntidadSchema },
  takesBack: detalleEntidadSchema,
  response: detalleEntidadSchema,
  errors: entidadesErrors,
  versioned: true,
});

/** The part the leader of the entity keeps. */
export const updateContactoEntidadEndpoint = defineEndpoint({
  operation: 'updateContactoEntidad',
  context: 'entidades',
  summary: 'Cambia los datos de contacto de una entidad; quien la lidera cambia solo los de la suya.',
  method: 'PUT',
  path: '/entidad/{id}/contacto',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'editar') },
  request: { params, body: contactoEntidadSchema },
  response: detalleEntidadSchema,
  errors: entidadesErrors,
  versioned: true,
});

export const updateEstadoEntidadEndpoint = defineEndpoint({
  operation: 'updateEstadoEntidad',
  context: 'entidades',
  summary: 'Inactiva o reactiva una entidad, con su motivo.',
  method: 'POST',
  path: '/entidad/{id}/estado',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'eliminar') },
  request: {
    params,
    body: z.object({
      activa: z.boolean(),
      motivo: z
        .string()
        .trim()
        .min(1, { error: explainRequired('Motivo') })
        .max(LIMITES_ENTIDAD.motivo, { error: `Escriba máximo ${LIMITES_ENTIDAD.motivo} caracteres.` }),
    }),
  },
  response: detalleEntidadSchema,
  errors: entidadesErrors,
  versioned: true,
});
