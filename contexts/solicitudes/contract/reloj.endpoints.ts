import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { estadoSolicitudSchema } from './solicitud.schema.ts';
import { solicitudParams } from './solicitudes.endpoints.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { CAUSAS_SUSPENSION, DUENOS, RECURSO_SOLICITUDES } from './terms.ts';

const dias = z.number().int();
const duenoSchema = z.enum(DUENOS);

const relojSchema = z.object({
  /** Whose turn it is, as the person who asks reads it, and since when; null where nobody is waited for. */
  enManosDe: z.object({ dueno: duenoSchema, texto: z.string(), desde: z.iso.date().nullable() }).nullable(),
  /** Stretches since it was filed, the first one first. */
  segmentos: z.array(
    z.object({
      estado: estadoSolicitudSchema,
      dueno: duenoSchema.nullable(),
      desde: z.iso.date(),
      hasta: z.iso.date().nullable(),
      diasHabiles: dias,
      diasSuspendidos: dias,
    }),
  ),
  suspensiones: z.array(
    z.object({
      desde: z.iso.date(),
      hasta: z.iso.date().nullable(),
      causa: z.enum(CAUSAS_SUSPENSION),
      motivo: z.string(),
    }),
  ),
  /** Working days of each side and of the suspensions; together, `total`. */
  dias: z.object({
    ministerio: dias,
    and: dias,
    entidad: dias,
    suspendidos: dias,
    total: dias,
  }),
  /** When it may be certified; null where it cannot be told, such as in a draft, or is over. */
  pronostico: z
    .object({
      /** From what happened in the last 24 months, or from the terms while too little has. */
      base: z.enum(['historia', 'plazos']),
      /** Certified requests of the level it looks at. */
      casos: dias,
      probable: z.iso.date(),
      segura: z.iso.date(),
      /** Requests that were forecast when they were filed, and how many were certified by their safe day. */
      evaluadas: dias,
      acertadas: dias,
      hitos: z.array(z.object({ estado: estadoSolicitudSchema, dia: z.iso.date() })),
    })
    .nullable(),
});
export type Reloj = z.infer<typeof relojSchema>;

/** Its clock: whose turn it is, the days of each side, and when it may end. */
export const getRelojSolicitudEndpoint = defineEndpoint({
  operation: 'getRelojSolicitud',
  context: 'solicitudes',
  summary:
    'El reloj de una solicitud: en manos de quién está, los días de cada parte y cuándo puede terminar.',
  method: 'GET',
  path: '/solicitud/{id}/reloj',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'consultar') },
  request: { params: solicitudParams },
  response: relojSchema,
  errors: solicitudesErrors,
});
