import { z } from 'zod';

/** What a consultor of the ministry has in their hands. */
export const cargaSchema = z.object({
  id: z.number().int(),
  nombre: z.string(),
  /** Open requests. */
  abiertas: z.number().int(),
  /** Of each level, the first one first. */
  porNivel: z.array(z.number().int()),
  /** Open ones whose last day passed. */
  vencidas: z.number().int(),
  /** Working days that those that wait for this person have waited in their present term, together. */
  diasEnMano: z.number().int(),
});
export type Carga = z.infer<typeof cargaSchema>;
