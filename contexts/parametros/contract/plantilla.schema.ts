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
  /** What the event is about. */
  tema: z.string(),
  /** Whether the event can be a notice in the product. */
  enProducto: z.boolean(),
  asunto: z.string(),
  cuerpo: z.string(),
  aviso: z.string(),
  porCorreo: z.boolean(),
  porProducto: z.boolean(),
  /** Whether it is not as in a new installation. */
  cambiada: z.boolean(),
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
  /** As it is in a new installation. */
  inicial: edicionPlantillaSchema,
  /** The values of the last notice of the event; null while there is none, and of a reserved event. */
  caso: z.object({ valores: z.record(z.string(), z.string()), ocurrioEn: z.string() }).nullable(),
  /** Who changed it last; null while nobody did. */
  ultimaEdicion: z.object({ persona: z.string(), editadaEn: z.string() }).nullable(),
});
export type PlantillaDetalle = z.infer<typeof plantillaDetalleSchema>;

/** One line of the historial of a template. */
export const cambioPlantillaSchema = z.object({
  id: z.number().int(),
  antes: edicionPlantillaSchema,
  despues: edicionPlantillaSchema,
  persona: z.string(),
  creadoEn: z.string(),
});
export type CambioPlantilla = z.infer<typeof cambioPlantillaSchema>;
