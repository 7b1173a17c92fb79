import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { exportacionesErrors } from './exportaciones.errors.ts';
import { ESTADOS_EXPORTACION, FORMATOS_EXPORTACION } from './exportaciones.terms.ts';

/** Fields of every call for a table as a file, beside its filters and order. */
export const formatoExportacionSchema = z.object({
  formato: z.enum(FORMATOS_EXPORTACION, { error: 'El formato debe ser xlsx o csv.' }),
});

/**
 * A table that is prepared in the background. The calls for a table answer this when it is long, and the file itself
 * when it is short or the caller is a visitor.
 */
export const exportacionSchema = z
  .object({
    id: z.uuid(),
    titulo: z.string(),
    formato: z.enum(FORMATOS_EXPORTACION),
    estado: z.enum(ESTADOS_EXPORTACION),
    filasTotal: z.number().int(),
    filasHechas: z.number().int(),
    /** Why it failed, or why it is tried again. */
    motivo: z.string().nullable(),
    nombreArchivo: z.string(),
    bytes: z.number().int().nullable(),
    creadaEn: z.iso.datetime(),
    venceEn: z.iso.datetime().nullable(),
  })
  .meta({ description: 'Exportación que se prepara; una tabla corta llega directamente como archivo' });
export type Exportacion = z.infer<typeof exportacionSchema>;

const params = z.object({ id: z.string().max(100) });
const { EXPORTACION_NO_ENCONTRADA, EXPORTACION_NO_LISTA, EXPORTACION_VENCIDA, EXPORTACION_AUSENTE } =
  exportacionesErrors;

export const listExportacionesEndpoint = defineEndpoint({
  operation: 'listExportaciones',
  context: 'archivos',
  summary: 'Exportaciones propias, la más reciente primero.',
  method: 'GET',
  path: '/exportaciones',
  exposure: { private: sessionAccess },
  request: {},
  response: z.array(exportacionSchema),
});

export const getExportacionEndpoint = defineEndpoint({
  operation: 'getExportacion',
  context: 'archivos',
  summary: 'Avance de una exportación propia.',
  method: 'GET',
  path: '/exportaciones/{id}',
  exposure: { private: sessionAccess },
  request: { params },
  response: exportacionSchema,
  errors: { EXPORTACION_NO_ENCONTRADA },
});

export const closeExportacionEndpoint = defineEndpoint({
  operation: 'closeExportacion',
  context: 'archivos',
  summary: 'Cancela una exportación propia que no ha terminado.',
  method: 'POST',
  path: '/exportaciones/{id}/cancelar',
  exposure: { private: sessionAccess },
  request: { params },
  response: exportacionSchema,
  errors: { EXPORTACION_NO_ENCONTRADA, EXPORTACION_TERMINADA: exportacionesErrors.EXPORTACION_TERMINADA },
});

export const submitExportacionEndpoint = defineEndpoint({
  operation: 'submitExportacion',
  context: 'archivos',
  summary: 'Prepara de nuevo una exportación propia que falló.',
  method: 'POST',
  path: '/exportaciones/{id}/reintentar',
  exposure: { private: sessionAccess },
  request: { params },
  response: exportacionSchema,
  errors: {
    EXPORTACION_NO_ENCONTRADA,
    EXPORTACION_NO_FALLIDA: exportacionesErrors.EXPORTACION_NO_FALLIDA,
    EXPORTACIONES_ABIERTAS: exportacionesErrors.EXPORTACIONES_ABIERTAS,
  },
});

export const downloadExportacionEndpoint = defineEndpoint({
  operation: 'downloadExportacion',
  context: 'archivos',
  summary: 'El archivo de una exportación propia que está lista.',
  method: 'GET',
  path: '/exportaciones/{id}/archivo',
  exposure: { private: sessionAccess },
  request: { params },
  response: z.string().describe('Los bytes del archivo'),
  errors: { EXPORTACION_NO_ENCONTRADA, EXPORTACION_NO_LISTA, EXPORTACION_VENCIDA, EXPORTACION_AUSENTE },
});
