import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { RECURSO_CATALOGOS } from '@marco/parametros/terms';
import { z } from 'zod';
import { catalogosErrors } from './catalogos.errors.ts';
import {
  ACCIONES_IMPORTACION,
  type AccionImportacion,
  CATALOGOS,
  type Catalogo,
  LIMITES_IMPORTACION,
} from './terms.ts';

const ACCIONES = Object.keys(ACCIONES_IMPORTACION) as [AccionImportacion, ...AccionImportacion[]];

const LISTA_CATALOGOS = Object.keys(CATALOGOS) as [Catalogo, ...Catalogo[]];

/** Which catalogue an address is about. */
const catalogoParams = z.object({
  catalogo: z.enum(LISTA_CATALOGOS, { error: 'El catálogo no existe.' }),
});

const archivoSchema = z.object({
  /** Text of the CSV file; its separator is found out. */
  texto: z
    .string()
    .min(1, { error: 'El archivo está vacío.' })
    .max(LIMITES_IMPORTACION.caracteres, {
      error: `El archivo tiene más de ${LIMITES_IMPORTACION.caracteres} caracteres. Divídalo en varios.`,
    }),
  /** Whether rows the file does not bring are inactivated. */
  inactivarAusentes: z.boolean(),
});

/** A row of the review: everything but what stays as it is. */
export const filaRevisadaSchema = z.object({
  /** Line of the file; null where the file does not bring the row. */
  linea: z.number().int().nullable(),
  accion: z.enum(ACCIONES),
  codigo: z.string(),
  nombre: z.string(),
  /** The row as it is now, where it changes. */
  antes: z.object({ nombre: z.string(), activo: z.boolean() }).nullable(),
  mensajes: z.array(z.string()),
});
export type FilaRevisada = z.infer<typeof filaRevisadaSchema>;

export const revisionSchema = z.object({
  /** Names this review: only what it showed is applied. */
  huella: z.string(),
  filas: z.array(filaRevisadaSchema),
  iguales: z.number().int(),
});
export type Revision = z.infer<typeof revisionSchema>;

/** The dry run: what the file would do, changing nothing. */
export const verifyImportacionEndpoint = defineEndpoint({
  operation: 'verifyImportacion',
  context: 'entidades',
  summary: 'Revisa un archivo oficial contra un catálogo, fila por fila, sin cambiar nada.',
  method: 'POST',
  path: '/catalogos/{catalogo}/importacion/revisar',
  exposure: { private: permissionAccess(RECURSO_CATALOGOS, 'editar') },
  request: { params: catalogoParams, body: archivoSchema },
  response: revisionSchema,
  errors: catalogosErrors,
  ratePerMinute: 30,
});

/** Applies exactly what a review showed, in one transaction; rows with errors are left out. */
export const submitImportacionEndpoint = defineEndpoint({
  operation: 'submitImportacion',
  context: 'entidades',
  summary: 'Aplica a un catálogo exactamente lo que mostró la revisión de un archivo.',
  method: 'POST',
  path: '/catalogos/{catalogo}/importacion/aplicar',
  exposure: { private: permissionAccess(RECURSO_CATALOGOS, 'editar') },
  request: { params: catalogoParams, body: archivoSchema.extend({ huella: z.string().max(64) }) },
  response: z.object({
    nuevas: z.number().int(),
    cambiadas: z.number().int(),
    inactivadas: z.number().int(),
    conError: z.number().int(),
  }),
  errors: catalogosErrors,
  idempotent: true,
  ratePerMinute: 30,
});
