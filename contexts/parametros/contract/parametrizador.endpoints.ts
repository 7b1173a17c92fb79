import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { parametroSchema } from './parametro.schema.ts';
import { parametrosErrors } from './parametros.errors.ts';
import { LARGO_CLAVE, RECURSO_PARAMETROS } from './terms.ts';

/** Any value of JSON: the rule of the parameter, which is data, decides. Named, as what refers to itself must be. */
const valorSchema = z.json().register(z.globalRegistry, { id: 'ValorDeParametro' });
export type ValorParametro = z.infer<typeof valorSchema>;

const claveSchema = z.object({ clave: z.string().min(1).max(LARGO_CLAVE) });

export const listParametrosEndpoint = defineEndpoint({
  operation: 'listParametros',
  context: 'parametros',
  summary: 'Parámetros del producto por grupo, con su valor, su regla y si se pueden cambiar.',
  method: 'GET',
  path: '/parametrizador',
  exposure: { private: permissionAccess(RECURSO_PARAMETROS, 'consultar') },
  request: {},
  response: z.object({
    grupos: z.array(
      z.object({ codigo: z.string(), nombre: z.string(), parametros: z.array(parametroSchema) }),
    ),
  }),
});

export const getParametroEndpoint = defineEndpoint({
  operation: 'getParametro',
  context: 'parametros',
  summary: 'Un parámetro con su valor, su regla y su versión.',
  method: 'GET',
  path: '/parametros/{clave}',
  exposure: { private: permissionAccess(RECURSO_PARAMETROS, 'consultar') },
  request: { params: claveSchema },
  response: parametroSchema,
  errors: parametrosErrors,
});

export const updateParametroEndpoint = defineEndpoint({
  operation: 'updateParametro',
  context: 'parametros',
  summary: 'Cambia el valor de un parámetro; rige desde la siguiente petición, sin reiniciar.',
  method: 'PUT',
  path: '/parametros/{clave}',
  exposure: { private: permissionAccess(RECURSO_PARAMETROS, 'editar') },
  versioned: true,
  request: { params: claveSchema, body: z.object({ valor: valorSchema }) },
  takesBack: parametroSchema,
  response: parametroSchema,
  errors: parametrosErrors,
});
