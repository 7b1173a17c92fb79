import {
  defineEndpoint,
  integerId,
  integerIdParam,
  pageNumberParam,
  permissionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import { acuerdoSchema } from './acuerdo.schema.ts';
import { acuerdosErrors } from './acuerdos.errors.ts';
import { precedenteSchema } from './desacuerdo.schema.ts';
import {
  ASUNTOS_DESACUERDO,
  LIMITES_DESACUERDO,
  PASOS_DESACUERDO,
  RECURSO_ACUERDOS,
  SENTIDOS_DECISION,
} from './terms.ts';

const context = 'acuerdos';
const texto = (maximo: number) =>
  z
    .string()
    .trim()
    .max(maximo, { error: `Escriba máximo ${maximo} caracteres.` });

/** An entidad says what it does not agree with. */
export const createDesacuerdoEndpoint = defineEndpoint({
  operation: 'createDesacuerdo',
  context,
  summary: 'Reclama contra el rechazo, la cuota o la definición de un dato de un acuerdo.',
  method: 'POST',
  path: '/acuerdos/{id}/desacuerdos',
  exposure: { private: permissionAccess(RECURSO_ACUERDOS, 'aprobar') },
  request: {
    params: z.object({ id: integerIdParam('acuerdo') }),
    body: z.object({
      asunto: z.enum(ASUNTOS_DESACUERDO, { error: 'El asunto no existe.' }),
      reclamo: texto(LIMITES_DESACUERDO.texto).min(1, { error: 'Escriba por qué no está de acuerdo.' }),
    }),
  },
  response: acuerdoSchema,
  errors: acuerdosErrors,
  idempotent: true,
});

/** One step of a disagreement. */
export const submitPasoDesacuerdoEndpoint = defineEndpoint({
  operation: 'submitPasoDesacuerdo',
  context,
  summary: 'Contesta, acepta, pide mediación, lleva a una mesa, decide o desiste de un desacuerdo.',
  method: 'POST',
  path: '/desacuerdos/{id}/pasos',
  exposure: { private: permissionAccess(RECURSO_ACUERDOS, 'consultar') },
  request: {
    params: z.object({ id: integerIdParam('desacuerdo') }),
    body: z.object({
      accion: z.enum(PASOS_DESACUERDO, { error: 'La acción no existe.' }),
      /** Of an answer, of a decision, and why somebody gives up. */
      texto: texto(LIMITES_DESACUERDO.texto).default(''),
      /** Of the meeting of a mesa it is taken to. */
      reunionId: integerId('reunión').nullish(),
      sentido: z.enum(SENTIDOS_DECISION, { error: 'El sentido no existe.' }).nullish(),
      /** Of a decision: what everybody reads of it, without people and without entidades. */
      precedente: z
        .object({ titulo: texto(LIMITES_DESACUERDO.titulo), texto: texto(LIMITES_DESACUERDO.precedente) })
        .nullish(),
    }),
  },
  response: acuerdoSchema,
  errors: acuerdosErrors,
  versioned: true,
  irreversible: true,
});

/** Meetings a disagreement may be taken to. */
export const listReunionesPorVenirEndpoint = defineEndpoint({
  operation: 'listReunionesPorVenir',
  context,
  summary: 'Reuniones programadas de mesas abiertas a las que se puede llevar un desacuerdo.',
  method: 'GET',
  path: '/desacuerdos/{id}/reuniones',
  exposure: { private: permissionAccess(RECURSO_ACUERDOS, 'editar') },
  request: { params: z.object({ id: integerIdParam('desacuerdo') }) },
  response: z.array(
    z.object({ id: z.number().int(), mesa: z.string(), tematica: z.string(), inicio: z.string() }),
  ),
  errors: acuerdosErrors,
});

/** What was decided before, for everybody. */
export const searchPrecedentesEndpoint = defineEndpoint({
  operation: 'searchPrecedentes',
  context,
  summary: 'Precedentes: lo decidido en desacuerdos sobre acuerdos de consumo, por sus palabras.',
  method: 'GET',
  path: '/precedentes',
  exposure: { public: true },
  request: {
    query: z.object({
      texto: texto(LIMITES_DESACUERDO.busqueda).optional(),
      pagina: pageNumberParam.optional(),
      tamano: z.coerce.number().int().min(1).max(100).optional(),
    }),
  },
  response: z.object({ precedentes: z.array(precedenteSchema), total: z.number().int() }),
  ratePerMinute: 120,
});
