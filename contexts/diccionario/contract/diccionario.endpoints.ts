import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import { defineEndpoint, pageNumber, permissionAccess } from '@marco/contract-kit';
import { detalleElementoSchema, valorSchema } from '@marco/elementos-de-dato/contract';
import { RECURSO_ELEMENTOS, TAMANOS_ELEMENTOS } from '@marco/elementos-de-dato/terms';
import { z } from 'zod';
import { diccionarioErrors } from './diccionario.errors.ts';
import {
  busquedaDiccionarioSchema,
  entradaDiccionarioSchema,
  resultadoDiccionarioSchema,
  sugerenciaDiccionarioSchema,
} from './diccionario.schema.ts';
import { FORMAS_ELEMENTO, MAXIMO_SUGERENCIAS } from './terms.ts';

/** Anybody reads what was incorporated (GEN-05); in the private area with the permission of the menu entry. */
const anybody = { public: true, private: permissionAccess(RECURSO_ELEMENTOS, 'consultar') } as const;
const context = 'diccionario';

const clave = z.string().trim().min(1).max(255);
const numero = z
  .string()
  .regex(/^[1-9]\d{0,3}\.\d{1,4}$/, { error: 'Escriba la versión como 1.0.' })
  .optional();
const codigo = z.string().trim().min(1).max(40).optional();

export const searchDiccionarioEndpoint = defineEndpoint({
  operation: 'searchDiccionario',
  context,
  summary: 'Busca en el diccionario público de elementos de dato, con facetas y cantidades.',
  method: 'POST',
  path: '/diccionario/buscar',
  exposure: anybody,
  request: { body: busquedaDiccionarioSchema },
  response: resultadoDiccionarioSchema,
  examples: [{ title: 'Elementos que hablan de cédula', request: { body: { texto: 'cédula' } } }],
});

export const findDiccionarioEndpoint = defineEndpoint({
  operation: 'findDiccionario',
  context,
  summary:
    'Hasta cinco elementos de dato incorporados que corresponden a lo escrito (desde tres caracteres).',
  method: 'GET',
  path: '/diccionario/sugerencias',
  exposure: anybody,
  request: { query: z.object({ keyword: z.string().trim().max(200) }) },
  response: z.array(sugerenciaDiccionarioSchema).max(MAXIMO_SUGERENCIAS),
});

export const getElementoPublicadoEndpoint = defineEndpoint({
  operation: 'getElementoPublicado',
  context,
  summary:
    'Un elemento de dato por su identificador o su OID, en la versión pedida o la vigente; en el formato que diga Accept o formato.',
  method: 'GET',
  path: '/diccionario/elementos/{clave}',
  exposure: anybody,
  request: {
    params: z.object({ clave }),
    query: z.object({
      version: numero,
      capa: codigo,
      dominio: codigo,
      formato: z.enum(Object.values(FORMAS_ELEMENTO)).optional(),
    }),
  },
  response: detalleElementoSchema,
  errors: diccionarioErrors,
});

export const listOpcionesDiccionarioEndpoint = defineEndpoint({
  operation: 'listOpcionesDiccionario',
  context,
  summary: 'Los elementos de dato que comparten un identificador, cada uno en su capa de uso y su dominio.',
  method: 'GET',
  path: '/diccionario/opciones/{clave}',
  exposure: anybody,
  request: { params: z.object({ clave }) },
  response: z.array(entradaDiccionarioSchema),
});

export const listValoresPublicadosEndpoint = defineEndpoint({
  operation: 'listValoresPublicados',
  context,
  summary: 'Valores permitidos de una lista publicada, por páginas y por texto.',
  method: 'POST',
  path: '/diccionario/valores',
  exposure: anybody,
  request: {
    body: z.object({
      versionId: z.number().int().min(1).max(2_147_483_647),
      texto: z.string().trim().max(200).nullish(),
      pagina: pageNumber.default(1),
      tamano: z.number().int().min(1).max(100).default(TAMANOS_ELEMENTOS[0]),
    }),
  },
  response: z.object({ valores: z.array(valorSchema), total: z.number().int() }),
  errors: { ELEMENTO_NO_PUBLICADO: diccionarioErrors.ELEMENTO_NO_PUBLICADO },
});

/** Filters and order of the results on show; every row of them is asked for (TABLE-06). */
export const peticionDiccionarioSchema = busquedaDiccionarioSchema.omit({ pagina: true, tamano: true });
export type PeticionDiccionario = z.output<typeof peticionDiccionarioSchema>;

export const downloadDiccionarioEndpoint = defineEndpoint({
  operation: 'downloadDiccionario',
  context,
  summary: 'Todos los elementos de dato que cumplen los filtros, como archivo de Excel o CSV.',
  method: 'POST',
  path: '/diccionario/exportar',
  exposure: anybody,
  request: { body: peticionDiccionarioSchema.extend(formatoExportacionSchema.shape) },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});

export const listCambiosDiccionarioEndpoint = defineEndpoint({
  operation: 'listCambiosDiccionario',
  context,
  summary:
    'Canal Atom de los cambios del diccionario: elementos incorporados y caducados, el último primero.',
  method: 'GET',
  path: '/diccionario/cambios.atom',
  exposure: { public: true },
  request: { query: z.object({ pagina: z.coerce.number().int().min(1).max(10_000).default(1) }) },
  response: z.string(),
});

export const downloadRegistroEndpoint = defineEndpoint({
  operation: 'downloadRegistro',
  context,
  summary: 'El registro completo como paquete ZIP: esquemas, contextos, tablas y su manifiesto con huellas.',
  method: 'GET',
  path: '/diccionario/registro.zip',
  exposure: { public: true },
  request: {},
  response: z.string(),
  ratePerMinute: 10,
});
