import { decisionSchema, defineEndpoint, integerId, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { cargaSchema } from './carga.schema.ts';
import { solicitudListadaSchema } from './solicitud.schema.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { MAXIMO_ASIGNACIONES, RECURSO_SOLICITUDES } from './terms.ts';

// Those who approve for an entity hold the same permission: the rule asks for the ministry.
const exposure = { private: permissionAccess(RECURSO_SOLICITUDES, 'aprobar') } as const;
const MAXIMAS = `Seleccione máximo ${MAXIMO_ASIGNACIONES} solicitudes.`;
const CUPO = z.number().int();

/** What each consultor has in their hands, as it is when somebody assigns. */
export const listCargaEndpoint = defineEndpoint({
  operation: 'listCarga',
  context: 'solicitudes',
  summary: 'Carga de cada consultor: solicitudes abiertas por nivel, vencidas y días hábiles en su mano.',
  method: 'GET',
  path: '/solicitud/carga',
  exposure,
  request: {},
  response: z.object({ cupo: CUPO, consultores: z.array(cargaSchema) }),
  errors: solicitudesErrors,
});

const elegida = { solicitudId: integerId('solicitud'), consultorId: integerId('usuario') };

const efectoSchema = z.object({
  solicitudId: z.number().int(),
  /** Null where there is none or the caller may not read it. */
  solicitud: solicitudListadaSchema.nullable(),
  /** The version of the record; null as above. */
  version: z.number().int().nullable(),
  consultorId: z.number().int(),
  decision: decisionSchema,
});
export type EfectoAsignacion = z.infer<typeof efectoSchema>;

/** Which requests would be assigned and which would not, by the rule that then assigns them. Changes nothing. */
export const computeAsignacionesEndpoint = defineEndpoint({
  operation: 'computeAsignaciones',
  context: 'solicitudes',
  summary: 'Vista previa de una asignación conjunta: cuáles se asignarán y cuáles no, con la razón.',
  method: 'POST',
  path: '/solicitud/asignaciones/vistaPrevia',
  exposure,
  request: {
    body: z.object({
      solicitudes: z
        .array(z.object({ ...elegida, version: z.number().int().optional() }))
        .min(1, { error: 'Seleccione al menos una solicitud.' })
        .max(MAXIMO_ASIGNACIONES, { error: MAXIMAS }),
    }),
  },
  response: z.object({ efectos: z.array(efectoSchema), permitidos: z.number().int() }),
  errors: solicitudesErrors,
  ratePerMinute: 60,
});

/** What became of one request of several. */
const resultadoSchema = z.object({
  solicitudId: z.number().int(),
  hecho: z.boolean(),
  /** Why it was not done; empty where it was. */
  razones: z.array(z.string()),
});
export type ResultadoDeSolicitud = z.infer<typeof resultadoSchema>;
export const resultadosSchema = z.object({
  resultados: z.array(resultadoSchema),
  hechos: z.number().int(),
});

/** Assigns each request by itself, over the version that was seen: what one is refused does not stop the others. */
export const updateAsignacionesEndpoint = defineEndpoint({
  operation: 'updateAsignaciones',
  context: 'solicitudes',
  summary: 'Asigna varias solicitudes, cada una por separado, y dice qué pasó con cada una.',
  method: 'POST',
  path: '/solicitud/asignaciones',
  exposure,
  request: {
    body: z.object({
      solicitudes: z
        .array(z.object({ ...elegida, version: z.number().int({ error: 'Diga qué versión revisó.' }) }))
        .min(1, { error: 'Seleccione al menos una solicitud.' })
        .max(MAXIMO_ASIGNACIONES, { error: MAXIMAS }),
    }),
  },
  response: resultadosSchema,
  errors: solicitudesErrors,
  ratePerMinute: 30,
});

const propuestaSchema = z.object({
  solicitudId: z.number().int(),
  solicitud: solicitudListadaSchema.nullable(),
  version: z.number().int().nullable(),
  /** Null where the proposal leaves it as it is. */
  consultorId: z.number().int().nullable(),
  /** Why it does; null where it gives it to somebody. */
  razon: z.string().nullable(),
});
export type PropuestaDeReparto = z.infer<typeof propuestaSchema>;

/** Proposes who takes each of the requests that wait for a consultor. Changes nothing. */
export const computeRepartoEndpoint = defineEndpoint({
  operation: 'computeReparto',
  context: 'solicitudes',
  summary: 'Propone a quién asignar cada solicitud: primero a quien menos tiene, sin pasar de su cupo.',
  method: 'POST',
  path: '/solicitud/asignaciones/reparto',
  exposure,
  request: {
    body: z.object({
      /** Those alone; without it, those that wait for a consultor, the first to be late first. */
      solicitudes: z
        .array(z.object({ solicitudId: integerId('solicitud') }))
        .min(1, { error: 'Seleccione al menos una solicitud.' })
        .max(MAXIMO_ASIGNACIONES, { error: MAXIMAS })
        .optional(),
    }),
  },
  response: z.object({
    cupo: CUPO,
    consultores: z.array(cargaSchema),
    propuestas: z.array(propuestaSchema),
  }),
  errors: solicitudesErrors,
  ratePerMinute: 60,
});
