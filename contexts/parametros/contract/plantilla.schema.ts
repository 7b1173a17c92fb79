import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { LARGOS_PLANTILLA } from './terms.ts';

const texto = (nombre: string, largo: number) =>
  z
    .string()
    .trim()
    .min(1, { error: explainRequired(nombre) })
    .max(largo, { error: `${nombre} no puede contener más de ${largo} caracteres.` });

/** What an administrator writes. */
export const textosPlantillaSchema = z.object({
  asunto: texto('Asunto', LARGOS_PLANTILLA.asunto),
  cuerpo: texto('Cuerpo del correo', LARGOS_PLANTILLA.cuerpo),
  aviso: texto('Aviso en el sistema', LARGOS_PLANTILLA.aviso),
});
export type TextosPlantilla = z.infer<typeof textosPlantillaSchema>;

export const edicionPlantillaSchema = textosPlantillaSchema.extend({
  porCorreo: z.boolean(),
  porProducto: z.boolean(),
});
export type EdicionPlantilla = z.infer<typeof edicionPlantillaSchema>;

/** Code of an event; which ones there are is known to the server alone. */
export const novedadSchema = z.string({ error: 'Elija un evento de la lista.' });

/** A template in the list, with the version an edit must present. */
export const plantillaSchema = z.object({
  evento: novedadSchema,
  /** Of the event. */
  nombre: z.string(),
  /** Whether the event can be a notice in the product. */
  enProducto: z.boolean(),
  asunto: z.string(),
  cuerpo: z.string(),
  aviso: z.string(),
  porCorreo: z.boolean(),
  porProducto: z.boolean(),
  version: z.number().int(),
});
export type Plantilla = z.infer<typeof plantillaSchema>;

/** A template with what its editor shows and checks. */
export const plantillaDetalleSchema = plantillaSchema.extend({
  descripcion: z.string(),
  /** Whether the message opens something by itself. */
  reservado: z.boolean(),
  /** Words the texts may use, those of the event first. */
  variables: z.array(z.object({ nombre: z.string(), descripcion: z.string(), ejemplo: z.string() })),
});
export type PlantillaDetalle = z.infer<typeof plantillaDetalleSchema>;
