import { z } from 'zod';

/** A file of a request. */
export const documentoSchema = z.object({
  idArchivo: z.string(),
  nombre: z.string(),
  /** In bytes. */
  tamano: z.number().int(),
});
export type DocumentoSolicitud = z.infer<typeof documentoSchema>;

/** A file a request has, with who brought it and when. */
export const documentoCargadoSchema = documentoSchema.extend({
  fecha: z.iso.datetime(),
  /** Null for one the product made. */
  usuario: z.string().nullable(),
});
export type DocumentoCargado = z.infer<typeof documentoCargadoSchema>;
