import { z } from 'zod';

/** Specification §3 'Entity suggestion': shown first letter upper, rest lower. */
export const sugerenciaEntidadSchema = z.object({ id: z.number().int(), nombre: z.string() });
export type SugerenciaEntidad = z.infer<typeof sugerenciaEntidadSchema>;
