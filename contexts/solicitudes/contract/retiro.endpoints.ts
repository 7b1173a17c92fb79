import { defineEndpoint, integerId, permissionAccess } from '@marco/contract-kit';
import { LIMITES_VIDA } from '@marco/servicios/terms';
import { z } from 'zod';
import { solicitudSchema } from './solicitud.schema.ts';
import { solicitudParams } from './solicitudes.endpoints.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { RECURSO_SOLICITUDES } from './terms.ts';
import { defineText } from './text.schema.ts';

const CREAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'crear') } as const;
const EDITAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'editar') } as const;

export const createSolicitudRetiroEndpoint = defineEndpoint({
  operation: 'createSolicitudRetiro',
  context: 'solicitudes',
  summary: 'Comienza el borrador de una solicitud que retira una versión, del nivel más alto que alcanzó.',
  method: 'POST',
  path: '/solicitud/retiro',
  exposure: CREAR,
  request: { body: z.object({ servicioVersionId: integerId('versión del servicio') }) },
  response: solicitudSchema,
  errors: solicitudesErrors,
  idempotent: true,
});

/** What is absent stays. */
const cambiosRetiroSchema = z.object({
  sucesoraId: integerId('versión').nullish(),
  fechaRetiro: z.iso.date({ error: 'Elija el día del retiro.' }).nullish(),
  motivo: defineText(LIMITES_VIDA.motivo).optional(),
});
export type CambiosRetiro = z.output<typeof cambiosRetiroSchema>;

export const updateSolicitudRetiroEndpoint = defineEndpoint({
  operation: 'updateSolicitudRetiro',
  context: 'solicitudes',
  summary: 'Cambia un borrador o una solicitud devuelta de retiro; lo que no se envía queda como está.',
  method: 'PUT',
  path: '/solicitud/retiro/{id}',
  exposure: EDITAR,
  request: { params: solicitudParams, body: cambiosRetiroSchema },
  response: solicitudSchema,
  errors: solicitudesErrors,
  versioned: true,
});

export const deleteSolicitudRetiroEndpoint = defineEndpoint({
  operation: 'deleteSolicitudRetiro',
  context: 'solicitudes',
  summary: 'Elimina el borrador de una solicitud de retiro que nunca se radicó.',
  method: 'DELETE',
  path: '/solicitud/retiro/{id}',
  exposure: EDITAR,
  request: { params: solicitudParams },
  response: z.object({ id: z.number().int() }),
  errors: solicitudesErrors,
  versioned: true,
  irreversible: true,
});
