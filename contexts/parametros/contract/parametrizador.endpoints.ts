import { defineEndpoint, pageNumberParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { cambioParametroSchema, grupoParametrosSchema, parametroSchema } from './parametro.schema.ts';
import { parametrosErrors } from './parametros.errors.ts';
import { LARGO_CLAVE, RECURSO_PARAMETROS, TAMANO_HISTORIAL, TAMANO_MAXIMO } from './terms.ts';

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
    grupos: z.array(grupoParametrosSchema),
    /** Whether the caller changes parameters, and so may import them. */
    edita: z.boolean(),
    /** Whether the caller reads the templates too. */
    veCorreos: z.boolean(),
  }),
});

/** More than a group has. */
const MAXIMO_CAMBIOS = 100;

const grupoSchema = z.object({ grupo: z.string().min(1).max(LARGO_CLAVE) });

export const updateGrupoParametrosEndpoint = defineEndpoint({
  operation: 'updateGrupoParametros',
  context: 'parametros',
  summary:
    'Cambia varios parámetros de un grupo a la vez, todos o ninguno; los sensibles esperan a una segunda persona.',
  method: 'PUT',
  path: '/parametrizador/{grupo}',
  exposure: { private: permissionAccess(RECURSO_PARAMETROS, 'editar') },
  versioned: true,
  request: {
    params: grupoSchema,
    body: z.object({
      cambios: z
        .array(z.object({ clave: z.string().min(1).max(LARGO_CLAVE), valor: valorSchema }))
        .min(1)
        .max(MAXIMO_CAMBIOS),
    }),
  },
  response: grupoParametrosSchema,
  errors: parametrosErrors,
});

export const listCambiosParametrosEndpoint = defineEndpoint({
  operation: 'listCambiosParametros',
  context: 'parametros',
  summary: 'Historial de los cambios de un grupo de parámetros, del más reciente al más antiguo.',
  method: 'GET',
  path: '/parametrizador/{grupo}/historial',
  exposure: { private: permissionAccess(RECURSO_PARAMETROS, 'consultar') },
  request: {
    params: grupoSchema,
    query: z.object({
      pagina: pageNumberParam.default(1),
      tamano: z.coerce.number().int().min(1).max(TAMANO_MAXIMO).default(TAMANO_HISTORIAL),
    }),
  },
  response: z.object({ cambios: z.array(cambioParametroSchema), total: z.number().int() }),
  errors: parametrosErrors,
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

export const approveCambioParametroEndpoint = defineEndpoint({
  operation: 'approveCambioParametro',
  context: 'parametros',
  summary: 'Confirma el cambio que otra persona propuso de un parámetro sensible; rige desde entonces.',
  method: 'POST',
  path: '/parametros/{clave}/cambio/aprobar',
  exposure: { private: permissionAccess(RECURSO_PARAMETROS, 'aprobar') },
  versioned: true,
  request: { params: claveSchema, body: z.object({}) },
  response: parametroSchema,
  errors: parametrosErrors,
});

export const rejectCambioParametroEndpoint = defineEndpoint({
  operation: 'rejectCambioParametro',
  context: 'parametros',
  summary: 'Rechaza el cambio que otra persona propuso de un parámetro sensible, o retira el propio.',
  method: 'POST',
  path: '/parametros/{clave}/cambio/rechazar',
  exposure: { private: permissionAccess(RECURSO_PARAMETROS, 'consultar') },
  versioned: true,
  request: { params: claveSchema, body: z.object({}) },
  response: parametroSchema,
  errors: parametrosErrors,
});
