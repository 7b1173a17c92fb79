import { defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { solicitudParams } from './solicitudes.endpoints.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { RECURSO_SOLICITUDES } from './terms.ts';

/** Who follows a request is told of each of its steps. */
export const updateSeguimientoSolicitudEndpoint = defineEndpoint({
  operation: 'updateSeguimientoSolicitud',
  context: 'solicitudes',
  summary: 'Sigue una solicitud, o deja de seguirla: quien la sigue recibe el aviso de cada paso.',
  method: 'PUT',
  path: '/solicitud/{id}/seguimiento',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'consultar') },
  request: { params: solicitudParams, body: z.object({ seguida: z.boolean() }) },
  response: z.object({ seguida: z.boolean() }),
  errors: solicitudesErrors,
});
