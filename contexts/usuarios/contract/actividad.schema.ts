import { sitePathSchema } from '@marco/contract-kit';
import { z } from 'zod';

/** A task of the person in the entidad they work for, computed from stored rows at this moment. */
export const actividadSchema = z.object({
  /** Kind of task: one per kind and person. */
  codigo: z.string(),
  titulo: z.string(),
  /** How many matters wait. */
  cantidad: z.number().int().min(1),
  /** Since when the oldest and the newest of them wait. */
  masAntigua: z.iso.datetime(),
  masReciente: z.iso.datetime(),
  /** Address where it is done. */
  url: sitePathSchema,
  /** Something came after the person last marked it as seen. */
  nueva: z.boolean(),
  /** Until when the person let it wait; null when it shows. */
  pospuestaHasta: z.iso.datetime().nullable(),
});
export type Actividad = z.infer<typeof actividadSchema>;
