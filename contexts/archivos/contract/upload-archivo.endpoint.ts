import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { archivosErrors } from './archivos.errors.ts';
import { CARPETAS } from './terms.ts';

/** A file that was uploaded (specification §3 'Uploaded file item'); `size` is in thousands of bytes, rounded up. */
export const archivoSubidoSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.number().int(),
  type: z.string(),
});
export type ArchivoSubido = z.infer<typeof archivoSubidoSchema>;

/** Specification §7 `uploadFileOpt`: one file of a kind, waiting for a record to attach it. */
export const uploadArchivoEndpoint = defineEndpoint({
  operation: 'uploadArchivo',
  context: 'archivos',
  summary: 'Carga un archivo, que queda pendiente hasta que un registro lo adjunte.',
  method: 'POST',
  path: '/uploadFileOpt',
  exposure: { private: sessionAccess },
  upload: true,
  // A whole office shares an address; a form has a dozen files.
  ratePerMinute: 120,
  request: { query: z.object({ carpeta: z.enum(CARPETAS) }) },
  response: archivoSubidoSchema,
  errors: archivosErrors,
});

/** Specification §7 `deleteFileOpt`: takes back a file nobody attached yet. */
export const deleteArchivoEndpoint = defineEndpoint({
  operation: 'deleteArchivo',
  context: 'archivos',
  summary: 'Elimina un archivo propio que ningún registro ha adjuntado.',
  method: 'POST',
  path: '/deleteFileOpt',
  exposure: { private: sessionAccess },
  request: { body: z.object({ archivoId: z.string().max(100) }) },
  response: z.object({ estado: z.literal(true) }),
  errors: {
    ARCHIVO_NO_ENCONTRADO: archivosErrors.ARCHIVO_NO_ENCONTRADO,
    ARCHIVO_ADJUNTO: archivosErrors.ARCHIVO_ADJUNTO,
  },
});
