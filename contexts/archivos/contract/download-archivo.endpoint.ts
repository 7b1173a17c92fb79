import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { archivosErrors } from './archivos.errors.ts';

/** Specification §3 'Download answer': a file in base64, or why not. */
export const descargaSchema = z.object({
  mensajeResponse: z.object({ estado: z.boolean(), mensaje: z.string() }),
  object: z.object({ nombreArchivo: z.string(), base64Archivo: z.string(), tipo: z.string() }).nullable(),
});

/**
 * Specification §3 'Download answer' and §7. Not found and not allowed are answers with `estado`
 * false, never HTTP errors; the content is streamed as base64.
 */
export const downloadArchivoEndpoint = defineEndpoint({
  operation: 'downloadArchivo',
  context: 'archivos',
  summary: 'Contenido de un archivo en base64. La forma pública entrega solo archivos de registros públicos.',
  method: 'POST',
  path: '/download_file_opt',
  exposure: { public: { path: '/download_file_opt_public' }, private: sessionAccess },
  request: { body: z.object({ archivoId: z.string().max(100) }) },
  response: descargaSchema,
});

/** The same content as its bytes, streamed: a third less to carry, and no text of it in anybody's memory. */
export const downloadContenidoEndpoint = defineEndpoint({
  operation: 'downloadContenido',
  context: 'archivos',
  summary: 'Contenido de un archivo tal como se cargó, para guardarlo.',
  method: 'GET',
  path: '/downloadFileOpt/{archivoId}',
  exposure: { public: true, private: sessionAccess },
  request: { params: z.object({ archivoId: z.string().max(100) }) },
  response: z.string().describe('Los bytes del archivo'),
  errors: {
    ARCHIVO_NO_ENCONTRADO: archivosErrors.ARCHIVO_NO_ENCONTRADO,
    CONTENIDO_AUSENTE: archivosErrors.CONTENIDO_AUSENTE,
  },
});
