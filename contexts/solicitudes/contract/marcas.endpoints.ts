import { defineEndpoint, integerId, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { solicitudSchema } from './solicitud.schema.ts';
import { solicitudParams } from './solicitudes.endpoints.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { LIMITES_MARCAS, RECURSO_SOLICITUDES, RESPUESTAS_MARCA } from './terms.ts';
import { defineText } from './text.schema.ts';

/** The entity says of marks what it did; those that do not come stay as they are. */
export const updateMarcasSolicitudEndpoint = defineEndpoint({
  operation: 'updateMarcasSolicitud',
  context: 'solicitudes',
  summary: 'Responde las observaciones de una solicitud devuelta: corregidas, o por qué no aplican.',
  method: 'PUT',
  path: '/solicitud/{id}/marcas',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'editar') },
  request: {
    params: solicitudParams,
    body: z.object({
      marcas: z
        .array(
          z.object({
            id: integerId('marca'),
            respuesta: z.enum(RESPUESTAS_MARCA, { error: 'La respuesta es corregida o refutada.' }),
            /** Required where the mark is refuted. */
            texto: defineText(LIMITES_MARCAS.respuesta).default(''),
          }),
        )
        .min(1, { error: 'Responda al menos una observación.' })
        .max(LIMITES_MARCAS.maximo),
    }),
  },
  response: solicitudSchema,
  errors: solicitudesErrors,
  versioned: true,
});
