import { defineEndpoint, integerIdParam, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { conexionSchema } from './conexion.schema.ts';
import { directorioErrors } from './directorio.errors.ts';
import { fichaServicioSchema } from './ficha.schema.ts';

const anybody = { public: true, private: sessionAccess } as const;
const context = 'directorio';
const { SERVICIO_NO_PUBLICADO, VERSION_NO_PUBLICADA } = directorioErrors;

/** Part of the address of a page: short words of small letters, digits and hyphens. */
const parte = z.string().trim().toLowerCase().max(120);
const params = z.object({ entidad: parte, servicio: parte });

export const getFichaServicioEndpoint = defineEndpoint({
  operation: 'getFichaServicio',
  context,
  summary:
    'La página viva de un servicio por su dirección: lo que pide y entrega, su nivel, su contrato, su base legal y quién lo usa; cada bloque dice qué le falta.',
  method: 'GET',
  path: '/directorio/{entidad}/{servicio}',
  exposure: anybody,
  request: { params },
  response: fichaServicioSchema,
  errors: { SERVICIO_NO_PUBLICADO },
});

export const getFichaVersionEndpoint = defineEndpoint({
  operation: 'getFichaVersion',
  context,
  summary: 'La misma página para una versión del servicio, como 1.0.',
  method: 'GET',
  path: '/directorio/{entidad}/{servicio}/{version}',
  exposure: anybody,
  request: {
    params: params.extend({
      version: z.string().regex(/^[1-9]\d{0,3}\.\d{1,4}$/, { error: 'Escriba la versión como 1.0.' }),
    }),
  },
  response: fichaServicioSchema,
  errors: { SERVICIO_NO_PUBLICADO, VERSION_NO_PUBLICADA },
});

export const computeConexionEndpoint = defineEndpoint({
  operation: 'computeConexion',
  context,
  summary:
    'Cómo conectarse a un servicio, paso a paso, para quien consulta: un visitante, o la entidad de la sesión.',
  method: 'GET',
  path: '/directorio/{id}/conectarse',
  exposure: anybody,
  request: { params: z.object({ id: integerIdParam('servicio') }) },
  response: conexionSchema,
  errors: { SERVICIO_NO_PUBLICADO },
});
