import { sitePathSchema } from '@marco/contract-kit';
import { COLORES_ESTADO } from '@marco/servicios/terms';
import { z } from 'zod';

const estado = { nombre: z.string(), color: z.enum(COLORES_ESTADO) };

/** The servicios of an entidad in the home of its people: how many in each state, and those that move. */
export const bloqueServiciosSchema = z.object({
  total: z.number().int(),
  porEstado: z.array(z.object({ ...estado, cantidad: z.number().int() })),
  enMarcha: z.array(
    z.object({
      servicioId: z.number().int(),
      nombre: z.string(),
      estado: z.object(estado),
      /** The level it is on its way to, and where its request stands. */
      nivel: z.number().int(),
      siguiente: z.string(),
      /** The day it may be certified, as most cases of the history were; null where it cannot be told. */
      pronostico: z.iso.date().nullable(),
      url: sitePathSchema,
    }),
  ),
});
export type BloqueServicios = z.infer<typeof bloqueServiciosSchema>;
