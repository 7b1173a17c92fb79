import { decisionSchema, defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { LIMITES_COMENTARIO } from './conversacion.terms.ts';
import { mesasErrors } from './mesas.errors.ts';
import { RECURSO_MESAS } from './terms.ts';

const exposure = { private: permissionAccess(RECURSO_MESAS, 'consultar') } as const;
const mesaParams = z.object({ idMesa: integerIdParam('mesa') });
const comentarioParams = z.object({ idComentario: integerIdParam('comentario') });
const { texto: maximo, pagina, maximoPagina } = LIMITES_COMENTARIO;

/** Plain text; a person is mentioned as `@[number of the account]`. */
const cuerpo = z.object({
  texto: z
    .string()
    .trim()
    .min(1, { error: 'Escriba el comentario.' })
    .max(maximo, { error: `Escriba máximo ${maximo} caracteres.` }),
});

const comentarioMesaSchema = z.object({
  id: z.number().int(),
  autor: z.string(),
  /** The entidad its author wrote for; null for the ministry. */
  entidad: z.string().nullable(),
  esPropio: z.boolean(),
  /** As it was written, with the marks of who is mentioned. */
  texto: z.string(),
  /** Names of today of who is mentioned. */
  menciones: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
  fecha: z.iso.datetime(),
  editado: z.boolean(),
  /** Whether the reader may change it or take it away now. */
  cambiar: decisionSchema,
});
export type ComentarioMesa = z.infer<typeof comentarioMesaSchema>;

const paginaComentariosSchema = z.object({
  /** The last ones before `antesDe`, the oldest of them first. */
  comentarios: z.array(comentarioMesaSchema),
  /** Goes as `antesDe` of the page before; null on the first one. */
  siguiente: z.number().int().nullable(),
  total: z.number().int(),
  /** Whether the reader may write now. */
  escribir: decisionSchema,
});
export type PaginaComentarios = z.infer<typeof paginaComentariosSchema>;

export const listComentariosMesaEndpoint = defineEndpoint({
  operation: 'listComentariosMesa',
  context: 'mesas',
  summary: 'La conversación de una mesa, que leen quienes participan en ella, por páginas.',
  method: 'GET',
  path: '/mesaInteroperabilidad/conversacion/{idMesa}',
  exposure,
  request: {
    params: mesaParams,
    query: z.object({
      /** Number of the first comment of the page that is on show. */
      antesDe: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      tamano: z.coerce.number().int().min(1).max(maximoPagina).default(pagina),
    }),
  },
  response: paginaComentariosSchema,
  errors: mesasErrors,
});

/** Whom a comment may mention: who reads the conversation. */
export const listMencionablesEndpoint = defineEndpoint({
  operation: 'listMencionables',
  context: 'mesas',
  summary: 'Personas que participan en una mesa y a quienes se puede mencionar en su conversación.',
  method: 'GET',
  path: '/mesaInteroperabilidad/conversacion/{idMesa}/personas',
  exposure,
  request: { params: mesaParams },
  response: z.array(z.object({ id: z.number().int(), nombre: z.string(), entidad: z.string().nullable() })),
  errors: mesasErrors,
});

export const createComentarioMesaEndpoint = defineEndpoint({
  operation: 'createComentarioMesa',
  context: 'mesas',
  summary: 'Escribe en la conversación de una mesa abierta y avisa a quienes menciona.',
  method: 'POST',
  path: '/mesaInteroperabilidad/conversacion/{idMesa}',
  exposure,
  request: { params: mesaParams, body: cuerpo },
  response: comentarioMesaSchema,
  errors: mesasErrors,
  idempotent: true,
  ratePerMinute: 30,
});

export const updateComentarioMesaEndpoint = defineEndpoint({
  operation: 'updateComentarioMesa',
  context: 'mesas',
  summary: 'Cambia un comentario propio reciente; avisa a quienes menciona de más.',
  method: 'PUT',
  path: '/mesaInteroperabilidad/conversacion/comentario/{idComentario}',
  exposure,
  request: { params: comentarioParams, body: cuerpo },
  response: comentarioMesaSchema,
  errors: mesasErrors,
  ratePerMinute: 30,
});

export const deleteComentarioMesaEndpoint = defineEndpoint({
  operation: 'deleteComentarioMesa',
  context: 'mesas',
  summary: 'Elimina un comentario propio reciente.',
  method: 'DELETE',
  path: '/mesaInteroperabilidad/conversacion/comentario/{idComentario}',
  exposure,
  request: { params: comentarioParams },
  response: z.object({ id: z.number().int() }),
  errors: mesasErrors,
});
