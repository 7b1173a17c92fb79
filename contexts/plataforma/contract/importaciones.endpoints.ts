import {
  decisionSchema,
  defineEndpoint,
  integerIdParam,
  pageNumberParam,
  permissionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import { importacionOperacionSchema } from './importacion.schema.ts';
import { pageSizeParam } from './page-size.schema.ts';
import { plataformaErrors } from './plataforma.errors.ts';
import { AMBIENTES, LIMITES_OPERACION, PASOS_IMPORTACION, RECURSO_XROAD } from './terms.ts';

const context = 'plataforma';
const params = z.object({ id: integerIdParam('importación') });
const {
  ARCHIVO_CORTADO,
  ARCHIVO_DE_OPERACION_PESADO,
  ARCHIVO_DE_OTRA_INSTANCIA,
  ARCHIVO_INCOMPLETO,
  ARCHIVO_SIN_OPERACION,
  DEMASIADOS_SERVICIOS_NUEVOS,
  IMPORTACION_ABIERTA,
  IMPORTACION_NO_EXISTE,
  IMPORTACION_NO_RECIBE,
  PARTE_AUSENTE,
  PARTE_FUERA_DE_LUGAR,
  PARTE_ILEGIBLE,
  PARTE_PESADA,
  PARTE_SOBRANTE,
  PASO_NO_PERMITIDO,
  REGISTRO_LARGO,
} = plataformaErrors;

export const searchImportacionesEndpoint = defineEndpoint({
  operation: 'searchImportaciones',
  context,
  summary: 'Las importaciones de operación de la plataforma, la más reciente primero.',
  method: 'GET',
  path: '/xroad/importaciones',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'consultar') },
  request: {
    query: z.object({
      ambiente: z.enum(AMBIENTES, { error: 'El ambiente no existe.' }).optional(),
      pagina: pageNumberParam.optional(),
      tamano: pageSizeParam.optional(),
    }),
  },
  response: z.object({
    importaciones: z.array(importacionOperacionSchema),
    total: z.number().int(),
    /** Whether the reader may bring a file, and why not. */
    crear: decisionSchema,
  }),
});

export const getImportacionEndpoint = defineEndpoint({
  operation: 'getImportacion',
  context,
  summary: 'Una importación de operación: cuánto se recibió, qué se contó y qué se puede hacer.',
  method: 'GET',
  path: '/xroad/importaciones/{id}',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'consultar') },
  request: { params },
  response: importacionOperacionSchema,
  errors: { IMPORTACION_NO_EXISTE },
});

/** A file is announced first, so that one that is too large is refused before a byte of it is sent. */
export const createImportacionEndpoint = defineEndpoint({
  operation: 'createImportacion',
  context,
  summary:
    'Anuncia un archivo de monitoreo operacional, que se envía después por partes. Hasta que se aplica no cambia nada.',
  method: 'POST',
  path: '/xroad/importaciones',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'crear') },
  request: {
    body: z.object({
      ambiente: z.enum(AMBIENTES, { error: 'Elija el ambiente.' }),
      nombre: z
        .string()
        .trim()
        .min(1, { error: 'Escriba el nombre del archivo.' })
        .max(LIMITES_OPERACION.nombre, { error: `Escriba máximo ${LIMITES_OPERACION.nombre} caracteres.` }),
      /** Of the whole file; null of a packed one, whose length shows when it is unpacked. */
      bytes: z
        .number()
        .int({ error: 'Escriba un número entero de bytes.' })
        .min(1, { error: 'El archivo está vacío.' })
        .max(Number.MAX_SAFE_INTEGER)
        .nullable(),
    }),
  },
  response: importacionOperacionSchema,
  errors: { ARCHIVO_DE_OPERACION_PESADO, IMPORTACION_ABIERTA },
  idempotent: true,
});

/** The next piece of a file: field `parte` of the form, packed with gzip or not. A piece counts whole or not at all. */
export const uploadParteEndpoint = defineEndpoint({
  operation: 'uploadParte',
  context,
  summary:
    'Recibe la siguiente parte de un archivo de operación. La respuesta dice desde qué byte continuar: hasta el último registro completo.',
  method: 'POST',
  path: '/xroad/importaciones/{id}/partes',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'crear') },
  upload: true,
  // A file of the largest size is some 700 pieces.
  ratePerMinute: 1200,
  request: {
    params,
    query: z.object({
      /** Byte of the unpacked file at which the piece begins. */
      desde: z
        .string()
        .regex(/^\d{1,12}$/, { error: 'Indique el byte desde el que empieza la parte.' })
        .transform(Number),
      /** Whether the file ends with it. */
      ultima: z.enum(['si', 'no'], { error: 'Indique si es la última parte: si o no.' }).default('no'),
    }),
  },
  response: importacionOperacionSchema,
  errors: {
    ARCHIVO_CORTADO,
    ARCHIVO_DE_OPERACION_PESADO,
    ARCHIVO_DE_OTRA_INSTANCIA,
    ARCHIVO_INCOMPLETO,
    ARCHIVO_SIN_OPERACION,
    DEMASIADOS_SERVICIOS_NUEVOS,
    IMPORTACION_NO_EXISTE,
    IMPORTACION_NO_RECIBE,
    PARTE_AUSENTE,
    PARTE_FUERA_DE_LUGAR,
    PARTE_ILEGIBLE,
    PARTE_PESADA,
    PARTE_SOBRANTE,
    REGISTRO_LARGO,
  },
});

/** Puts the sums of an import in force, all in one moment, or removes what it brought. */
export const submitPasoImportacionEndpoint = defineEndpoint({
  operation: 'submitPasoImportacion',
  context,
  summary: 'Aplica una importación revisada, toda en un momento, o la descarta sin que cambie nada.',
  method: 'POST',
  path: '/xroad/importaciones/{id}/pasos',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'aprobar') },
  request: {
    params,
    body: z.object({ accion: z.enum(PASOS_IMPORTACION, { error: 'La acción no existe.' }) }),
  },
  response: importacionOperacionSchema,
  errors: { IMPORTACION_NO_EXISTE, PASO_NO_PERMITIDO },
  versioned: true,
});
