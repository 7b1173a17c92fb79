import {
  archivosErrors,
  exportacionesErrors,
  exportacionSchema,
  formatoExportacionSchema,
} from '@marco/archivos/contract';
import {
  decisionSchema,
  defineEndpoint,
  integerId,
  integerIdParam,
  pageNumber,
  permissionAccess,
  uuidId,
} from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import {
  capaSchema,
  detalleCapaSchema,
  estadoCapaSchema,
  filaCapaSchema,
  tipoCapaSchema,
  versionCapaSchema,
} from './capa.schema.ts';
import { capasErrors } from './capas.errors.ts';
import { LIMITES_CAPA, MAXIMO_DOCUMENTOS_CAPA, ORDENES_CAPA, RECURSO_CAPAS } from './terms.ts';

const consultar = { private: permissionAccess(RECURSO_CAPAS, 'consultar') } as const;
const editar = { private: permissionAccess(RECURSO_CAPAS, 'editar') } as const;
const params = z.object({ id: integerIdParam('capa') });

function text(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum, { error: `Escriba máximo ${maximum} caracteres.` });
}

/** Texts of a version; what is inside is judged by the rules. */
const textosCapaSchema = z.object({
  nombre: text(LIMITES_CAPA.nombre),
  descripcion: text(LIMITES_CAPA.descripcion),
  prefijo: text(LIMITES_CAPA.prefijo),
  fuenteInformacion: text(LIMITES_CAPA.fuenteInformacion),
  /** Documents the caller uploaded to the folder of layers: they are added to those the version has. */
  archivos: z
    .array(uuidId('archivo'))
    .max(MAXIMO_DOCUMENTOS_CAPA, { error: `Adjunte máximo ${MAXIMO_DOCUMENTOS_CAPA} documentos.` }),
});

/** Everything an administrator writes about a layer. */
const datosCapaSchema = textosCapaSchema.extend({
  codigo: text(LIMITES_CAPA.codigo),
  tipo: tipoCapaSchema,
  carpeta: text(LIMITES_CAPA.carpeta),
  capaPadreId: integerId('capa').nullable(),
  entidadId: integerId('entidad').nullable(),
  sectorId: integerId('sector').nullable(),
});
export type DatosCapa = z.output<typeof datosCapaSchema>;

const datosVersionSchema = textosCapaSchema.extend({
  /** A major change: the namespace is computed again. */
  mayor: z.boolean(),
});
export type DatosVersionCapa = z.output<typeof datosVersionSchema>;

/** Filters and order of the list; what is absent or null filters nothing. */
const peticionCapasSchema = z.object({
  nombre: text(LIMITES_CAPA.nombre).nullish().meta({ description: 'Parte del nombre o del código.' }),
  tipo: tipoCapaSchema.nullish(),
  sectorId: integerId('sector').nullish(),
  entidadId: integerId('entidad').nullish(),
  estado: estadoCapaSchema.nullish(),
  ordenarPor: z.enum(ORDENES_CAPA).default('nombre'),
  descendente: z.boolean().default(false),
});
export type PeticionCapas = z.output<typeof peticionCapasSchema>;

const filtroCapasSchema = peticionCapasSchema.extend({
  pagina: pageNumber.default(1),
  tamano: z.number().int().min(1).max(100).default(10),
});
export type FiltroCapas = z.output<typeof filtroCapasSchema>;

const conteo = z.number().int();

export const searchCapasEndpoint = defineEndpoint({
  operation: 'searchCapas',
  context: 'capas-de-uso',
  summary: 'Busca versiones de las capas de uso por nombre, tipo, sector, entidad y estado.',
  method: 'POST',
  path: '/capadeuso/capaFiltro',
  exposure: consultar,
  request: { body: filtroCapasSchema },
  response: z.object({
    capas: z.array(filaCapaSchema),
    total: conteo,
    /** How many satisfy the other filters in each state. */
    estados: z.object({ borrador: conteo, vigente: conteo, historica: conteo, inactiva: conteo }),
    permisos: z.object({ crear: decisionSchema }),
  }),
});

/** The rows of the list on show, every one of them (TABLE-06). */
export const downloadCapasEndpoint = defineEndpoint({
  operation: 'downloadCapas',
  context: 'capas-de-uso',
  summary: 'Todas las versiones de las capas de uso que cumplen los filtros, como archivo de Excel o CSV.',
  method: 'POST',
  path: '/capadeuso/exportar',
  exposure: consultar,
  request: { body: peticionCapasSchema.extend(formatoExportacionSchema.shape) },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});

export const getCapaEndpoint = defineEndpoint({
  operation: 'getCapa',
  context: 'capas-de-uso',
  summary: 'Una capa de uso con su versión actual y lo que usted puede hacer con ella.',
  method: 'GET',
  path: '/capadeuso/capaById/{id}',
  exposure: consultar,
  request: { params },
  response: detalleCapaSchema,
  errors: capasErrors,
});

export const createCapaEndpoint = defineEndpoint({
  operation: 'createCapa',
  context: 'capas-de-uso',
  summary: 'Crea una capa de uso como borrador y le asigna su OID.',
  method: 'POST',
  path: '/capadeuso/capaCrear',
  exposure: { private: permissionAccess(RECURSO_CAPAS, 'crear') },
  request: { body: datosCapaSchema },
  response: z.object({ id: z.number().int() }),
  errors: capasErrors,
  idempotent: true,
});

/** A draft whole; of a version in force its name, description and source. */
export const updateCapaEndpoint = defineEndpoint({
  operation: 'updateCapa',
  context: 'capas-de-uso',
  summary: 'Cambia un borrador, o los textos de la versión vigente de una capa de uso.',
  method: 'PUT',
  path: '/capadeuso/capaActualizar/{id}',
  exposure: editar,
  request: { params, body: datosCapaSchema },
  response: detalleCapaSchema,
  errors: capasErrors,
  versioned: true,
});

/** A draft comes in force. */
export const submitCapaEndpoint = defineEndpoint({
  operation: 'submitCapa',
  context: 'capas-de-uso',
  summary: 'Publica el borrador de una capa de uso: queda vigente.',
  method: 'POST',
  path: '/capadeuso/publicar/{id}',
  exposure: editar,
  request: { params },
  response: detalleCapaSchema,
  errors: capasErrors,
  versioned: true,
});

/** The version in force is frozen and another takes its place, with the documents it rests on. */
export const createVersionCapaEndpoint = defineEndpoint({
  operation: 'createVersionCapa',
  context: 'capas-de-uso',
  summary: 'Crea la versión siguiente de una capa de uso; la que regía queda como histórica.',
  method: 'POST',
  path: '/capadeuso/versionar/{id}',
  exposure: editar,
  request: { params, body: datosVersionSchema },
  response: detalleCapaSchema,
  errors: capasErrors,
  versioned: true,
});

export const listVersionesCapaEndpoint = defineEndpoint({
  operation: 'listVersionesCapa',
  context: 'capas-de-uso',
  summary: 'Las versiones de una capa de uso, la más reciente primero.',
  method: 'GET',
  path: '/capadeuso/version/{id}',
  exposure: consultar,
  request: { params },
  response: z.array(versionCapaSchema),
  errors: capasErrors,
});

export const getVersionCapaEndpoint = defineEndpoint({
  operation: 'getVersionCapa',
  context: 'capas-de-uso',
  summary: 'Una versión de una capa de uso, como rigió.',
  method: 'GET',
  path: '/capadeuso/version/{id}/{versionId}',
  exposure: consultar,
  request: { params: params.extend({ versionId: integerIdParam('version') }) },
  response: capaSchema.extend({ actual: versionCapaSchema }),
  errors: capasErrors,
});
export type VersionDeCapa = z.infer<(typeof getVersionCapaEndpoint)['response']>;

/** Takes a document away from a draft and removes it; those of a published version stay. */
export const deleteDocumentoCapaEndpoint = defineEndpoint({
  operation: 'deleteDocumentoCapa',
  context: 'capas-de-uso',
  summary: 'Quita un documento del borrador de una capa de uso y lo elimina.',
  method: 'DELETE',
  path: '/capadeuso/version/{id}/{versionId}/documento/{archivoId}',
  exposure: editar,
  request: {
    params: params.extend({ versionId: integerIdParam('version'), archivoId: uuidId('archivo') }),
  },
  response: detalleCapaSchema,
  errors: { ...capasErrors, ARCHIVO_NO_ENCONTRADO: archivosErrors.ARCHIVO_NO_ENCONTRADO },
  versioned: true,
  irreversible: true,
});

export const updateEstadoCapaEndpoint = defineEndpoint({
  operation: 'updateEstadoCapa',
  context: 'capas-de-uso',
  summary: 'Inactiva o reactiva una capa de uso, con su motivo.',
  method: 'POST',
  path: '/capadeuso/estado/{id}',
  exposure: editar,
  request: {
    params,
    body: z.object({
      activa: z.boolean(),
      motivo: text(LIMITES_CAPA.motivo).min(1, { error: explainRequired('Motivo') }),
    }),
  },
  response: detalleCapaSchema,
  errors: capasErrors,
  versioned: true,
});
