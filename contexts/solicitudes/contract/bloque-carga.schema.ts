import { sitePathSchema } from '@marco/contract-kit';
import { z } from 'zod';

/** The open requests each consultor of the ministry has, in the home of who assigns them. */
export const bloqueCargaSchema = z.object({
  /** Who has least first: the next request may go to them. */
  consultores: z.array(
    z.object({
      id: z.number().int(),
      nombre: z.string(),
      abiertas: z.number().int(),
      /** Of each level, the first one first. */
      porNivel: z.array(z.number().int()),
      vencidas: z.number().int(),
      /** The list of their requests. */
      url: sitePathSchema,
    }),
  ),
});
export type BloqueCarga = z.infer<typeof bloqueCargaSchema>;
