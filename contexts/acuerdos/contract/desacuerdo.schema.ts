import { decisionSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { ASUNTOS_DESACUERDO, ESTADOS_DESACUERDO, PASOS_DESACUERDO, SENTIDOS_DECISION } from './terms.ts';

/** A disagreement about an acuerdo, as its sides and the ministry read it. */
export const desacuerdoSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  asunto: z.enum(ASUNTOS_DESACUERDO),
  estado: z.enum(ESTADOS_DESACUERDO),
  estadoDesde: z.string(),
  /** Last day of the present state; null where none runs. */
  venceEn: z.string().nullable(),
  reclamo: z.string(),
  respuesta: z.string(),
  /** The meeting of a mesa it was taken to; null before. */
  reunion: z
    .object({
      id: z.number().int(),
      mesaId: z.number().int(),
      mesa: z.string(),
      tematica: z.string(),
      inicio: z.string(),
    })
    .nullable(),
  decision: z.object({ sentido: z.enum(SENTIDOS_DECISION), texto: z.string() }).nullable(),
  acciones: z.record(z.enum(PASOS_DESACUERDO), decisionSchema),
});
export type DesacuerdoDeAcuerdo = z.output<typeof desacuerdoSchema>;

/** What was decided about a disagreement, for everybody: no person and no entidad is named. */
export const precedenteSchema = z.object({
  id: z.number().int(),
  titulo: z.string(),
  texto: z.string(),
  asunto: z.enum(ASUNTOS_DESACUERDO),
  sentido: z.enum(SENTIDOS_DECISION),
  publicadoEn: z.string(),
});
export type PrecedentePublico = z.output<typeof precedenteSchema>;
