import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';

/**
 * Specification §3 'Download answer' and §7. Not found and not allowed are answers with `estado`
 * false, never HTTP errors; the content is streamed as base64.
 */
export const downloadArchivo = defineEndpoint({
  operation: 'downloadArchivo',
  context: 'archivos',
  summary: 'Contenido de un archivo en base64. La forma pública entrega solo archivos de registros públicos.',
  method: 'POST',
  path: '/download_file_opt',
  exposure: { public: { path: '/download_file_opt_public' }, private: sessionAccess },
  request: { body: z.object({ archivoId: z.string().max(100) }) },
  response: z.object({
    mensajeResponse: z.object({ estado: z.boolean(), mensaje: z.string() }),
    object: z.object({ nombreArchivo: z.string(), base64Archivo: z.string(), tipo: z.string() }).nullable(),
  }),
});
