import { z } from 'zod';
import { RESPUESTAS_MARCA } from './terms.ts';

/** What a return asks for at one place of the form, with the answer of the entity. */
export const marcaSchema = z.object({
  id: z.number().int(),
  /** The step that returned the request. */
  pasoId: z.number().int(),
  /** Code of the place: 'servicio', 'servicio.objetivo', 'campos.numeroPasaporte'. */
  lugar: z.string(),
  /** Part of the form it belongs to. */
  parte: z.string(),
  /** The place as it was called when it was marked. */
  nombre: z.string(),
  texto: z.string(),
  /** Null while the entity has not answered it. */
  respuesta: z
    .object({
      clase: z.enum(RESPUESTAS_MARCA),
      texto: z.string(),
      usuario: z.string(),
      fecha: z.iso.datetime(),
    })
    .nullable(),
});
export type MarcaDeSolicitud = z.infer<typeof marcaSchema>;
