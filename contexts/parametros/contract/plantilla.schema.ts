import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { EVENTOS, type Evento, LARGOS_PLANTILLA } from './terms.ts';

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
