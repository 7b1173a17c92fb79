import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { impactoVersionSchema } from '@marco/servicios/contract';
import { z } from 'zod';
import { solicitudParams } from './solicitudes.endpoints.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { RECURSO_SOLICITUDES } from './terms.ts';

const impactoSolicitudSchema = z.object({
  /** Whether who approves the request has to have seen it. */
  exigido: z.boolean(),
  /** Consumer by consumer of the version in use; null where the request changes no version that others use. */
  impacto: impactoVersionSchema.nullable(),
  /** The number the version would get now, and why; it holds from its certification on. Null where the request makes none. */
  numeroPrevisto: z.object({ numero: z.string(), razon: z.string() }).nullable(),
  /** Digest of all this, sent back with `aprobar` as what was on show. */
  huella: z.string(),
});
export type ImpactoSolicitud = z.infer<typeof impactoSolicitudSchema>;

export const getImpactoSolicitudEndpoint = defineEndpoint({
  operation: 'getImpactoSolicitud',
  context: 'solicitudes',
  summary:
    'A quiénes rompe lo que pide la solicitud de un servicio que otros ya usan, uno por uno. Quien la aprueba por su entidad confirma que lo vio.',
  method: 'GET',
  path: '/solicitud/{id}/impacto',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'consultar') },
  request: { params: solicitudParams },
  response: impactoSolicitudSchema,
  errors: solicitudesErrors,
  // As the comparison of two versions, once for each kind of consumer.
  ratePerMinute: 30,
});
