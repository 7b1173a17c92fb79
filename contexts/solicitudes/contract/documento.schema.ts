import { z } from 'zod';

/** A file of a request. */
export const documentoSchema = z.object({
  idArchivo: z.string(),
  nombre: z.string(),
  /** In bytes. */
  tamano: z.number().int(),
});
export type DocumentoSolicitud = z.infer<typeof documentoSchema>;
