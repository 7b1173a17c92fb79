import { z } from 'zod';
import { EVENTOS, type Evento, LARGOS_PLANTILLA } from './terms.ts';

const texto = (nombre: string, largo: number) =>
  z
    .string()
    .trim()
    .min(1, { error: `${nombre} es requerido.` })
    .max(largo, { error: `${nombre} no puede contener más de ${largo} caracteres.` });

/** What an administrator writes. */
export const textosPlantillaSchema = z.object({
  asunto: texto('El asunto', LARGOS_PLANTILLA.asunto),
  cuerpo: texto('El cuerpo del correo', LARGOS_PLANTILLA.cuerpo),
  aviso: texto('El aviso en el producto', LARGOS_PLANTILLA.aviso),
});
export type TextosPlantilla = z.infer<typeof textosPlantillaSchema>;

export const edicionPlantillaSchema = textosPlantillaSchema.extend({
  porCorreo: z.boolean(),
  porProducto: z.boolean(),
});
export type EdicionPlantilla = z.infer<typeof edicionPlantillaSchema>;

export const eventoSchema = z.enum(Object.keys(EVENTOS) as [Evento, ...Evento[]], {
  error: 'Elija un evento de la lista.',
});

/** A template with the version an edit must present. */
export const plantillaSchema = z.object({
  evento: eventoSchema,
  asunto: z.string(),
  cuerpo: z.string(),
  aviso: z.string(),
  porCorreo: z.boolean(),
  porProducto: z.boolean(),
  version: z.number().int(),
});
export type Plantilla = z.infer<typeof plantillaSchema>;
