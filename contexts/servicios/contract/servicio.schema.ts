import { z } from 'zod';
import { COLORES_ESTADO } from './terms.ts';

/** Specification §3 'Lookups': services and service statuses. */
export const sugerenciaServicioSchema = z.object({ servicioId: z.number().int(), nombre: z.string() });
export const estadoServicioSchema = z.object({ estadoServicioId: z.number().int(), nombre: z.string() });
const colorEstadoSchema = z.enum(COLORES_ESTADO);
export const conteoEstadoSchema = z.object({
  estadoServicioId: z.number().int(),
  nombre: z.string(),
  color: colorEstadoSchema,
  cantidad: z.number().int(),
});
export type ConteoEstado = z.infer<typeof conteoEstadoSchema>;
