import { defineEndpoint, integerIdParam, permissionAccess } from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { comparacionSchema, impactoSchema } from './comparacion.schema.ts';
import { defineText } from './datos-elemento.schema.ts';
import { versionParams } from './elementos.endpoints.ts';
import { elementosErrors } from './elementos.errors.ts';
import { referenciaVersionSchema } from './referencia-elemento.schema.ts';
import { LIMITES_ELEMENTO, RECURSO_ELEMENTOS } from './terms.ts';

const CONSULTAR = { private: permissionAccess(RECURSO_ELEMENTOS, 'consultar') } as const;
const context = 'elementos-de-dato';

export const compareElementosEndpoint = defineEndpoint({
  operation: 'compareElementos',
  context,
  summary: 'Compara dos versiones campo por campo y dice si los mensajes de una sirven en la otra.',
  method: 'GET',
  path: '/elemento-dato/comparar',
  exposure: CONSULTAR,
  request: { query: z.object({ desde: integerIdParam('version'), hasta: integerIdParam('version') }) },
  response: comparacionSchema,
  errors: elementosErrors,
});

export const getImpactoEndpoint = defineEndpoint({
  operation: 'getImpacto',
  context,
  summary:
    'A qué compuestos, servicios, mesas y entidades llega una versión, con los avisos que se enviarían.',
  method: 'GET',
  path: '/elemento-dato/{versionId}/impacto',
  exposure: CONSULTAR,
  request: {
    params: versionParams,
    /** Day an expiry is thought for, which the drafted notices name. */
    query: z.object({ fecha: z.iso.date({ error: 'Escriba una fecha válida.' }).optional() }),
  },
  response: impactoSchema,
  errors: elementosErrors,
});

/** A change of a version: who, when and, field by field, from what to what. */
export const eventoElementoSchema = z.object({
  id: z.string(),
  accion: z.string(),
  titulo: z.string(),
  numero: z.string(),
  quien: z.string().nullable(),
  cuando: z.iso.datetime(),
  motivo: z.string(),
  cambios: z.array(
    z.object({ campo: z.string(), etiqueta: z.string(), antes: z.string(), despues: z.string() }),
  ),
});
export type EventoElemento = z.infer<typeof eventoElementoSchema>;

export const listHistorialElementoEndpoint = defineEndpoint({
  operation: 'listHistorialElemento',
  context,
  summary: 'Quién cambió qué en las versiones de un elemento, lo más reciente primero.',
  method: 'GET',
  path: '/elemento-dato/{versionId}/historial',
  exposure: CONSULTAR,
  request: {
    params: versionParams,
    query: z.object({ pagina: z.coerce.number().int().min(1).max(10_000).default(1) }),
  },
  response: z.object({ eventos: z.array(eventoElementoSchema), total: z.number().int() }),
  errors: elementosErrors,
});

export const comentarioSchema = z.object({
  id: z.number().int(),
  campo: z.string().nullable(),
  texto: z.string(),
  quien: z.string(),
  entidad: z.string(),
  cuando: z.iso.datetime(),
  /** The comment it answers; null for one that begins a thread. */
  respondeA: z.number().int().nullable(),
  resueltoPor: z.string().nullable(),
  resueltoEn: z.iso.datetime().nullable(),
});
export type Comentario = z.infer<typeof comentarioSchema>;
const comentarios = z.object({ comentarios: z.array(comentarioSchema) });

export const listComentariosEndpoint = defineEndpoint({
  operation: 'listComentarios',
  context,
  summary: 'Comentarios de una versión, en el orden en que se escribieron.',
  method: 'GET',
  path: '/elemento-dato/{versionId}/comentarios',
  exposure: CONSULTAR,
  request: { params: versionParams },
  response: comentarios,
  errors: elementosErrors,
});

export const createComentarioEndpoint = defineEndpoint({
  operation: 'createComentario',
  context,
  summary: 'Comenta una versión, uno de sus campos o responde a otro comentario.',
  method: 'POST',
  path: '/elemento-dato/{versionId}/comentarios',
  exposure: CONSULTAR,
  request: {
    params: versionParams,
    body: z.object({
      texto: defineText(LIMITES_ELEMENTO.comentario).min(1, { error: explainRequired('Comentario') }),
      campo: defineText(60).min(1).nullable().default(null),
      respondeA: z.number().int().min(1).max(2_147_483_647).nullable().default(null),
    }),
  },
  response: comentarios,
  errors: elementosErrors,
  idempotent: true,
});

export const closeComentarioEndpoint = defineEndpoint({
  operation: 'closeComentario',
  context,
  summary: 'Da por resuelto un hilo de comentarios.',
  method: 'POST',
  path: '/elemento-dato/comentarios/{comentarioId}/resolver',
  exposure: CONSULTAR,
  request: { params: z.object({ comentarioId: integerIdParam('comentario') }) },
  response: comentarios,
  errors: elementosErrors,
});

/** Who follows an element is told of a new version in force and of its end. */
export const updateSeguimientoElementoEndpoint = defineEndpoint({
  operation: 'updateSeguimientoElemento',
  context,
  summary:
    'Sigue un elemento, o deja de seguirlo: quien lo sigue recibe el aviso de cada versión nueva y de su caducidad.',
  method: 'PUT',
  path: '/elemento-dato/{versionId}/seguimiento',
  exposure: CONSULTAR,
  request: { params: versionParams, body: z.object({ seguido: z.boolean() }) },
  response: z.object({ seguido: z.boolean() }),
  errors: elementosErrors,
});

/** The linter's advice that needs the registry: elements that already say nearly the same. */
export const searchParecidosEndpoint = defineEndpoint({
  operation: 'searchParecidos',
  context,
  summary: 'Elementos que ya dicen casi lo mismo que un nombre y una definición.',
  method: 'POST',
  path: '/elemento-dato/parecidos',
  exposure: CONSULTAR,
  request: {
    body: z.object({
      nombre: defineText(LIMITES_ELEMENTO.nombre),
      definicion: defineText(LIMITES_ELEMENTO.definicion),
      /** The element that is being written. */
      exceptoElementoId: z.number().int().min(1).max(2_147_483_647).nullable().default(null),
    }),
  },
  response: z.array(referenciaVersionSchema.extend({ parecido: z.number(), definicion: z.string() })),
});
