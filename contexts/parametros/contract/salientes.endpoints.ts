import { decisionSchema, defineEndpoint, pageNumberParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { correosErrors } from './parametros.errors.ts';
import { ESTADOS_CORREO, MAXIMO_TEXTO_SALIENTES, RECURSO_CORREOS, TAMANO_MAXIMO } from './terms.ts';

const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** A mail of the outbox without its text. */
const correoSalienteSchema = z.object({
  id: z.number().int(),
  evento: z.string(),
  destinatario: z.string(),
  asunto: z.string(),
  estado: z.enum(ESTADOS_CORREO),
  intentos: z.number().int(),
  /** Why the last attempt failed. */
  ultimoError: z.string().nullable(),
  creadoEn: z.string(),
  enviadoEn: z.string().nullable(),
  /** When it is tried next; null once sent or given up. */
  proximoIntentoEn: z.string().nullable(),
  reintento: decisionSchema,
});
export type CorreoSaliente = z.infer<typeof correoSalienteSchema>;

export const searchSalientesEndpoint = defineEndpoint({
  operation: 'searchSalientes',
  context: 'parametros',
  summary: 'Bandeja de salida: correos por enviar, enviados y abandonados, del más reciente al más antiguo.',
  method: 'GET',
  path: '/correos/salientes',
  exposure: { private: permissionAccess(RECURSO_CORREOS, 'consultar') },
  request: {
    query: z.object({
      estado: z.enum(ESTADOS_CORREO).optional(),
      texto: z.string().trim().max(MAXIMO_TEXTO_SALIENTES).optional(),
      pagina: pageNumberParam.default(1),
      tamano: z.coerce.number().int().min(1).max(TAMANO_MAXIMO).default(10),
    }),
  },
  response: z.object({
    correos: z.array(correoSalienteSchema),
    total: z.number().int(),
    servidorDeCorreo: z.boolean(),
  }),
});

export const getSalienteEndpoint = defineEndpoint({
  operation: 'getSaliente',
  context: 'parametros',
  summary: 'Un correo de la bandeja de salida con su texto, salvo los reservados.',
  method: 'GET',
  path: '/correos/salientes/{id}',
  exposure: { private: permissionAccess(RECURSO_CORREOS, 'consultar') },
  request: { params },
  response: correoSalienteSchema.extend({
    /** Null when the text opens something and a mail server delivers it to its owner alone. */
    texto: z.string().nullable(),
    /** The event it carries for calendar programs (RFC 5545); null where it carries none, or its text is reserved. */
    calendario: z.object({ nombre: z.string(), contenido: z.string() }).nullable(),
    /** The file it carries; null where it carries none. */
    adjunto: z.object({ nombre: z.string(), bytes: z.number().int() }).nullable(),
  }),
  errors: correosErrors,
});

export const submitReintentoEndpoint = defineEndpoint({
  operation: 'submitReintento',
  context: 'parametros',
  summary: 'Vuelve a poner en cola, de inmediato y con todos sus intentos, un correo que no se envió.',
  method: 'POST',
  path: '/correos/salientes/{id}/reintentar',
  exposure: { private: permissionAccess(RECURSO_CORREOS, 'editar') },
  request: { params },
  response: correoSalienteSchema,
  errors: correosErrors,
});
