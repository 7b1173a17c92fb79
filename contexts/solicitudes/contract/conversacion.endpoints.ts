import { decisionSchema, defineEndpoint, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { solicitudParams } from './solicitudes.endpoints.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { LIMITES_CONVERSACION, RECURSO_SOLICITUDES } from './terms.ts';

const { texto, pagina, maximoPagina } = LIMITES_CONVERSACION;

const mensajeDeConversacionSchema = z.object({
  id: z.number().int(),
  autor: z.string(),
  /** Written for the ministry; else for the entity. */
  esMinisterio: z.boolean(),
  /** The reader wrote it. */
  esPropio: z.boolean(),
  texto: z.string(),
  fecha: z.iso.datetime(),
});
export type MensajeDeConversacion = z.infer<typeof mensajeDeConversacionSchema>;

const paginaConversacionSchema = z.object({
  /** The last ones before `antesDe`, the oldest of them first. */
  mensajes: z.array(mensajeDeConversacionSchema),
  /** Goes as `antesDe` of the page before; null on the first one. */
  siguiente: z.number().int().nullable(),
  total: z.number().int(),
  /** The entity whose people read it beside the ministry. */
  entidad: z.string(),
  /** Whether the reader may write now. */
  escribir: decisionSchema,
});
export type PaginaConversacion = z.infer<typeof paginaConversacionSchema>;

/** What the entity and the ministry wrote to each other about a request. */
export const listConversacionEndpoint = defineEndpoint({
  operation: 'listConversacion',
  context: 'solicitudes',
  summary: 'La conversación de una solicitud, que leen su entidad y el ministerio, por páginas.',
  method: 'GET',
  path: '/solicitud/{id}/conversacion',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'consultar') },
  request: {
    params: solicitudParams,
    query: z.object({
      /** Number of the first message of the page that is on show. */
      antesDe: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      tamano: z.coerce.number().int().min(1).max(maximoPagina).default(pagina),
    }),
  },
  response: paginaConversacionSchema,
  errors: solicitudesErrors,
});

export const createMensajeSolicitudEndpoint = defineEndpoint({
  operation: 'createMensajeSolicitud',
  context: 'solicitudes',
  summary: 'Escribe un mensaje en la conversación de una solicitud en curso; no se puede cambiar después.',
  method: 'POST',
  path: '/solicitud/{id}/conversacion',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'editar') },
  request: {
    params: solicitudParams,
    body: z.object({
      texto: z
        .string()
        .trim()
        .min(1, { error: 'Escriba el mensaje.' })
        .max(texto, { error: `Escriba máximo ${texto} caracteres.` }),
    }),
  },
  response: mensajeDeConversacionSchema,
  errors: solicitudesErrors,
  idempotent: true,
  ratePerMinute: 30,
});
