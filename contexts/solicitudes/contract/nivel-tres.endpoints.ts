import { archivosErrors } from '@marco/archivos/contract';
import { defineEndpoint, integerId, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { itemVerificadoSchema, respuestasNivelTresSchema } from './nivel-tres.schema.ts';
import { LIMITES_NIVEL_TRES, VEREDICTOS_ITEM } from './nivel-tres.terms.ts';
import { cambiosSolicitudSchema } from './nivel-uno.endpoints.ts';
import { solicitudSchema } from './solicitud.schema.ts';
import { solicitudParams } from './solicitudes.endpoints.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { RECURSO_SOLICITUDES } from './terms.ts';
import { defineText } from './text.schema.ts';

const CONSULTAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'consultar') } as const;
const CREAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'crear') } as const;
const EDITAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'editar') } as const;

export const getListaVerificacionEndpoint = defineEndpoint({
  operation: 'getListaVerificacion',
  context: 'solicitudes',
  summary: 'Lo que pide el nivel 3: la lista de verificación vigente, ítem por ítem.',
  method: 'GET',
  path: '/solicitud/nivel-tres',
  exposure: CONSULTAR,
  request: {},
  response: z.object({
    id: z.number().int(),
    numero: z.string(),
    items: z.array(
      itemVerificadoSchema.omit({
        veredicto: true,
        motivo: true,
        autor: true,
        fecha: true,
        decidible: true,
      }),
    ),
  }),
});

export const createSolicitudNivelTresEndpoint = defineEndpoint({
  operation: 'createSolicitudNivelTres',
  context: 'solicitudes',
  summary: 'Comienza el borrador de una solicitud de nivel 3 de una versión con certificado de nivel 2.',
  method: 'POST',
  path: '/solicitud/nivel-tres',
  exposure: CREAR,
  request: { body: z.object({ servicioVersionId: integerId('versión del servicio') }) },
  response: solicitudSchema,
  errors: solicitudesErrors,
  idempotent: true,
});

/** What is absent stays; a part that comes is replaced as a whole, and a file that is no longer named goes. */
const cambiosNivelTresSchema = respuestasNivelTresSchema.extend({
  normas: cambiosSolicitudSchema.shape.normas,
  consumoAbierto: cambiosSolicitudSchema.shape.consumoAbierto,
  consumidores: cambiosSolicitudSchema.shape.consumidores,
});
export type CambiosNivelTres = z.output<typeof cambiosNivelTresSchema>;

export const updateSolicitudNivelTresEndpoint = defineEndpoint({
  operation: 'updateSolicitudNivelTres',
  context: 'solicitudes',
  summary: 'Cambia un borrador o una solicitud devuelta de nivel 3; lo que no se envía queda como está.',
  method: 'PUT',
  path: '/solicitud/nivel-tres/{id}',
  exposure: EDITAR,
  request: { params: solicitudParams, body: cambiosNivelTresSchema },
  response: solicitudSchema,
  errors: { ...solicitudesErrors, ...archivosErrors },
  versioned: true,
});

export const deleteSolicitudNivelTresEndpoint = defineEndpoint({
  operation: 'deleteSolicitudNivelTres',
  context: 'solicitudes',
  summary: 'Elimina el borrador de una solicitud de nivel 3 que nunca se radicó, con sus archivos.',
  method: 'DELETE',
  path: '/solicitud/nivel-tres/{id}',
  exposure: EDITAR,
  request: { params: solicitudParams },
  response: z.object({ id: z.number().int() }),
  errors: solicitudesErrors,
  versioned: true,
  irreversible: true,
});

/** The consultor and the operator say of their items whether each is met; those that do not come stay as they are. */
export const updateVerificacionSolicitudEndpoint = defineEndpoint({
  operation: 'updateVerificacionSolicitud',
  context: 'solicitudes',
  summary: 'Dice, ítem por ítem, si una solicitud de nivel 3 cumple la lista de verificación.',
  method: 'PUT',
  path: '/solicitud/{id}/verificacion',
  exposure: CONSULTAR,
  request: {
    params: solicitudParams,
    body: z.object({
      items: z
        .array(
          z.object({
            codigo: defineText(20),
            /** Null takes back what was said. */
            veredicto: z.enum(VEREDICTOS_ITEM, { error: 'El veredicto no existe.' }).nullable(),
            /** Required for any verdict but «Cumple». */
            motivo: z
              .string()
              .trim()
              .max(LIMITES_NIVEL_TRES.motivo, {
                error: `La cantidad máxima de caracteres permitidos son ${LIMITES_NIVEL_TRES.motivo}`,
              })
              .default(''),
          }),
        )
        .min(1, { error: 'Decida al menos un ítem.' })
        .max(100),
    }),
  },
  response: solicitudSchema,
  errors: solicitudesErrors,
  versioned: true,
});
