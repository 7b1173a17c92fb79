import { sitePathSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { cargaSchema } from './carga.schema.ts';
import { solicitudListadaSchema } from './solicitud.schema.ts';

/** The open requests each consultor of the ministry has, and those nobody has, in the home of who assigns them. */
export const bloqueCargaSchema = z.object({
  /** Open requests a consultor should have at most. */
  cupo: z.number().int(),
  /** Who has least first: the next request may go to them. */
  consultores: z.array(
    cargaSchema.extend({
      /** The list of their requests. */
      url: sitePathSchema,
    }),
  ),
  /** Requests that wait for a consultor, the first to be late first. */
  porAsignar: z.object({
    /** With those that do not fit. */
    total: z.number().int(),
    /** Working days there are to assign one. */
    plazoDias: z.number().int(),
    solicitudes: z.array(
      solicitudListadaSchema.extend({
        /** Working days it has waited. */
        diasEnCola: z.number().int(),
      }),
    ),
  }),
});
export type SolicitudEnCola = z.infer<typeof bloqueCargaSchema>['porAsignar']['solicitudes'][number];
export type BloqueCarga = z.infer<typeof bloqueCargaSchema>;
