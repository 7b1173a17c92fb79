import { sitePathSchema } from '@marco/contract-kit';
import { z } from 'zod';

/** The next meetings of a person, in their home. */
export const bloqueReunionesSchema = z.object({
  reuniones: z.array(
    z.object({
      id: z.number().int(),
      mesa: z.string(),
      tematica: z.string(),
      iniciaEn: z.iso.datetime(),
      /** Its place, or that it is virtual. */
      lugar: z.string(),
      url: sitePathSchema,
    }),
  ),
});
export type BloqueReuniones = z.infer<typeof bloqueReunionesSchema>;
