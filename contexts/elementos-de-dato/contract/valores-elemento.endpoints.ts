import { defineEndpoint, pageNumberParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { datosValoresSchema } from './datos-elemento.schema.ts';
import { versionParams } from './elementos.endpoints.ts';
import { elementosErrors } from './elementos.errors.ts';
import { valorSchema } from './partes-elemento.schema.ts';
import { FORMATOS_VALORES, LIMITES_ELEMENTO, RECURSO_ELEMENTOS } from './terms.ts';

const EDITAR = { private: permissionAccess(RECURSO_ELEMENTOS, 'editar') } as const;
const context = 'elementos-de-dato';
/** As text of JSON a file of the greatest weight takes up to twice its bytes: quotes are escaped, a spreadsheet is base64. */
const bodyLimit = { bytes: 2 * LIMITES_ELEMENTO.importacion + 1_000, code: 'VALORES_PESADOS' } as const;

export const listValoresElementoEndpoint = defineEndpoint({
  operation: 'listValoresElemento',
  context,
  summary: 'Valores de una lista, en su orden.',
  method: 'GET',
  path: '/elemento-dato/{versionId}/valores',
  exposure: { private: permissionAccess(RECURSO_ELEMENTOS, 'consultar') },
  request: {
    params: versionParams,
    query: z.object({
      pagina: pageNumberParam.default(1),
      tamano: z.coerce.number().int().min(1).max(20_000).default(100),
    }),
  },
  response: z.object({ valores: z.array(valorSchema), total: z.number().int() }),
  errors: elementosErrors,
});

export const updateValoresEndpoint = defineEndpoint({
  operation: 'updateValores',
  context,
  summary: 'Cambia todos los valores de una lista en borrador; su orden es el de la lista enviada.',
  method: 'PUT',
  path: '/elemento-dato/{versionId}/valores',
  exposure: EDITAR,
  request: { params: versionParams, body: z.object({ valores: datosValoresSchema }) },
  takesBack: listValoresElementoEndpoint.response,
  response: z.object({ total: z.number().int(), version: z.number().int() }),
  errors: elementosErrors,
  versioned: true,
  bodyLimit,
});

const archivo = z.object({
  formato: z.enum(FORMATOS_VALORES),
  /** Text of a CSV file; base64 of an XLSX one. */
  contenido: z.string().min(1, { error: 'El archivo está vacío.' }),
});

/** The error of a cell, with the name of the cell as in a spreadsheet. */
export const errorCeldaSchema = z.object({
  fila: z.number().int(),
  columna: z.string(),
  valor: z.string(),
  mensaje: z.string(),
});
export type ErrorCelda = z.infer<typeof errorCeldaSchema>;

export const revisionValoresSchema = z.object({
  filas: z.number().int(),
  nuevos: z.array(z.string()),
  cambiados: z.array(z.string()),
  retirados: z.array(z.string()),
  iguales: z.number().int(),
  errores: z.array(errorCeldaSchema),
});
export type RevisionValores = z.infer<typeof revisionValoresSchema>;

/** The dry run. */
export const verifyValoresEndpoint = defineEndpoint({
  operation: 'verifyValores',
  context,
  summary: 'Revisa un archivo de valores celda por celda, sin cambiar nada.',
  method: 'POST',
  path: '/elemento-dato/{versionId}/valores/revisar',
  exposure: EDITAR,
  request: { params: versionParams, body: archivo },
  response: revisionValoresSchema,
  errors: elementosErrors,
  bodyLimit,
  ratePerMinute: 30,
});

export const submitValoresEndpoint = defineEndpoint({
  operation: 'submitValores',
  context,
  summary: 'Cambia los valores de una lista en borrador por los de un archivo sin errores.',
  method: 'POST',
  path: '/elemento-dato/{versionId}/valores/importar',
  exposure: EDITAR,
  request: { params: versionParams, body: archivo },
  response: z.object({ total: z.number().int(), version: z.number().int() }),
  errors: elementosErrors,
  versioned: true,
  bodyLimit,
  ratePerMinute: 30,
});
