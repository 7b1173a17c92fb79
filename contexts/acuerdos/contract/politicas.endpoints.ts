import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { acuerdosErrors } from './acuerdos.errors.ts';
import { condicionesSchema, politicaEscritaSchema, politicaSchema } from './politica.schema.ts';
import { RECURSO_ACUERDOS } from './terms.ts';

const context = 'acuerdos';
const params = z.object({ id: integerIdParam('versión') });

export const getPoliticaEndpoint = defineEndpoint({
  operation: 'getPolitica',
  context,
  summary:
    'En qué condiciones se consume una versión: quién puede pedirla, cuotas y campos que se justifican.',
  method: 'GET',
  path: '/acuerdos/politicas/{id}',
  exposure: { private: permissionAccess(RECURSO_ACUERDOS, 'consultar') },
  request: { params },
  response: politicaSchema,
  errors: acuerdosErrors,
});

export const updatePoliticaEndpoint = defineEndpoint({
  operation: 'updatePolitica',
  context,
  summary: 'Fija en qué condiciones se consume una versión de un servicio de su entidad.',
  method: 'PUT',
  path: '/acuerdos/politicas/{id}',
  exposure: { private: permissionAccess(RECURSO_ACUERDOS, 'aprobar') },
  request: { params, body: politicaEscritaSchema },
  response: politicaSchema,
  errors: acuerdosErrors,
  takesBack: politicaSchema,
  versioned: true,
});

/** Whether the entidad of the caller may ask for a servicio, before it begins. */
export const getCondicionesEndpoint = defineEndpoint({
  operation: 'getCondiciones',
  context,
  summary: 'Si su entidad puede pedir un servicio, en qué condiciones y cuánto cabe todavía.',
  method: 'GET',
  path: '/acuerdos/condiciones/{id}',
  exposure: { private: permissionAccess(RECURSO_ACUERDOS, 'consultar') },
  request: { params: z.object({ id: integerIdParam('servicio') }) },
  response: condicionesSchema,
  errors: acuerdosErrors,
});
