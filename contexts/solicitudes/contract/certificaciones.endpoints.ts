import { decisionSchema, defineEndpoint, integerId, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { resultadosSchema } from './asignaciones.endpoints.ts';
import { solicitudListadaSchema } from './solicitud.schema.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { MAXIMO_CERTIFICACIONES, RECURSO_CERTIFICACION } from './terms.ts';

const exposure = { private: permissionAccess(RECURSO_CERTIFICACION, 'aprobar') } as const;
const solicitudId = integerId('solicitud');
const MAXIMAS = `Seleccione máximo ${MAXIMO_CERTIFICACIONES} solicitudes.`;

const efectoSchema = z.object({
  solicitudId: z.number().int(),
  /** Null where there is none or the caller may not read it. */
  solicitud: solicitudListadaSchema.nullable(),
  /** The version of the record; null as above. */
  version: z.number().int().nullable(),
  decision: decisionSchema,
});
export type EfectoCertificacion = z.infer<typeof efectoSchema>;

/** Which requests would be certified and which would not, by the rule that then certifies them. Changes nothing. */
export const computeCertificacionesEndpoint = defineEndpoint({
  operation: 'computeCertificaciones',
  context: 'solicitudes',
  summary: 'Vista previa de una certificación conjunta: cuáles se certificarán y cuáles no, con la razón.',
  method: 'POST',
  path: '/solicitud/certificaciones/vistaPrevia',
  exposure,
  request: {
    body: z.object({
      solicitudes: z
        .array(z.object({ solicitudId, version: z.number().int().optional() }))
        .min(1, { error: 'Seleccione al menos una solicitud.' })
        .max(MAXIMO_CERTIFICACIONES, { error: MAXIMAS }),
    }),
  },
  response: z.object({ efectos: z.array(efectoSchema), permitidos: z.number().int() }),
  errors: solicitudesErrors,
  ratePerMinute: 60,
});

/** Certifies each request by itself, over the version that was seen: what one is refused does not stop the others. */
export const approveCertificacionesEndpoint = defineEndpoint({
  operation: 'approveCertificaciones',
  context: 'solicitudes',
  summary: 'Certifica varias solicitudes, cada una por separado, y dice qué pasó con cada una.',
  method: 'POST',
  path: '/solicitud/certificaciones',
  exposure,
  request: {
    body: z.object({
      solicitudes: z
        .array(z.object({ solicitudId, version: z.number().int({ error: 'Diga qué versión revisó.' }) }))
        .min(1, { error: 'Seleccione al menos una solicitud.' })
        .max(MAXIMO_CERTIFICACIONES, { error: MAXIMAS }),
    }),
  },
  response: resultadosSchema,
  errors: solicitudesErrors,
  ratePerMinute: 30,
});
