import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { comparacionDeNivelSchema } from './reafirmacion.schema.ts';
import { NIVELES_REAFIRMABLES } from './reafirmacion.terms.ts';
import { solicitudSchema } from './solicitud.schema.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { RECURSO_SOLICITUDES } from './terms.ts';

const params = z.object({
  servicioId: integerIdParam('servicio'),
  nivel: z.coerce
    .number()
    .pipe(z.literal(NIVELES_REAFIRMABLES, { error: 'El nivel que se reafirma es 1 o 2.' })),
});

export const getComparacionDeNivelEndpoint = defineEndpoint({
  operation: 'getComparacionDeNivel',
  context: 'solicitudes',
  summary:
    'Si cambió lo que sostiene un nivel de un servicio desde la última versión que lo certificó: qué se comparó y si se puede reafirmar sin pedirlo entero.',
  method: 'GET',
  path: '/solicitud/reafirmacion/{servicioId}/{nivel}',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'crear') },
  request: { params },
  response: comparacionDeNivelSchema,
  errors: solicitudesErrors,
});

export const createSolicitudReafirmadaEndpoint = defineEndpoint({
  operation: 'createSolicitudReafirmada',
  context: 'solicitudes',
  summary:
    'Reafirma sin cambios un nivel para la siguiente versión de un servicio: lleva a una solicitud nueva lo que se certificó y la deja por certificar.',
  method: 'POST',
  path: '/solicitud/reafirmacion/{servicioId}/{nivel}',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'aprobar') },
  request: {
    params,
    /** `huella` of the comparison that was on show: what decides is compared again. */
    body: z.object({ huella: z.string().max(64) }),
  },
  response: solicitudSchema,
  errors: solicitudesErrors,
  idempotent: true,
  // Of level 2 the banco runs.
  ratePerMinute: 30,
});
