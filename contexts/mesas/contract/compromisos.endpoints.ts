import {
  decisionSchema,
  defineEndpoint,
  integerId,
  integerIdParam,
  pageNumber,
  permissionAccess,
} from '@marco/contract-kit';
import { explainRequired } from '@marco/contract-kit/required-text';
import { z } from 'zod';
import { compromisoSchema, datosCompromisoSchema } from './compromiso.schema.ts';
import { mesasErrors } from './mesas.errors.ts';
import {
  ESTADOS_COMPROMISO,
  FILTROS_COMPROMISO,
  LIMITES_COMPROMISO,
  MAXIMO_TEXTO_BUSQUEDA,
  RECURSO_MESAS,
  VISTAS_COMPROMISOS,
} from './terms.ts';

const reading = { private: permissionAccess(RECURSO_MESAS, 'consultar') } as const;
const writing = { private: permissionAccess(RECURSO_MESAS, 'editar') } as const;
const ROOT = '/mesaInteroperabilidad/compromisos';
const params = z.object({ idCompromiso: integerIdParam('compromiso') });

/** Only staff of the ministry and the entity itself may see these names, so there is no public address. */
export const searchCompromisosEndpoint = defineEndpoint({
  operation: 'searchCompromisos',
  context: 'mesas',
  summary: 'Una página de los compromisos que usted puede ver, el que vence primero al comienzo.',
  method: 'POST',
  path: `${ROOT}/listar`,
  exposure: reading,
  request: {
    body: z.object({
      vista: z.enum(VISTAS_COMPROMISOS).default('todos'),
      idMesa: integerId('mesa').nullish(),
      idReunion: integerId('reunion').nullish(),
      idEntidad: integerId('entidad').nullish(),
      filtro: z.enum(FILTROS_COMPROMISO).nullish(),
      texto: z
        .string()
        .trim()
        .max(MAXIMO_TEXTO_BUSQUEDA, { error: `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.` })
        .nullish(),
      pagina: pageNumber.default(1),
      tamano: z.number().int().min(1).max(100).default(10),
    }),
  },
  response: z.object({
    compromisos: z.array(compromisoSchema),
    total: z.number().int(),
    /** How many of them each filter would leave. */
    conteos: z.record(z.enum(FILTROS_COMPROMISO), z.number().int()),
    /** The boards of the caller. */
    vistas: z.array(z.enum(VISTAS_COMPROMISOS)),
    /**
     * Adding one to the mesa or the meeting asked for, and the day its term would run from; null without either, and
     * for people who never add one.
     */
    agregar: z.object({ decision: decisionSchema, acordadoEn: z.iso.date() }).nullable(),
  }),
});

/** What the form of a commitment offers beside the entities and services of the mesa. */
export const listResponsablesEndpoint = defineEndpoint({
  operation: 'listResponsables',
  context: 'mesas',
  summary: 'Personas con cuenta de las entidades de una mesa, que pueden responder por un compromiso.',
  method: 'GET',
  path: `${ROOT}/responsables/{idMesa}`,
  exposure: writing,
  request: { params: z.object({ idMesa: integerIdParam('mesa') }) },
  response: z.array(z.object({ id: z.number().int(), nombre: z.string(), idEntidad: z.number().int() })),
  errors: mesasErrors,
});

export const createCompromisoEndpoint = defineEndpoint({
  operation: 'createCompromiso',
  context: 'mesas',
  summary: 'Anota un compromiso de una mesa abierta o de una de sus reuniones.',
  method: 'POST',
  path: ROOT,
  exposure: writing,
  request: {
    body: datosCompromisoSchema.extend({
      idMesa: integerId('mesa'),
      idReunion: integerId('reunion').nullable(),
    }),
  },
  response: compromisoSchema,
  errors: mesasErrors,
  idempotent: true,
});

export const updateCompromisoEndpoint = defineEndpoint({
  operation: 'updateCompromiso',
  context: 'mesas',
  summary: 'Cambia los datos de un compromiso abierto.',
  method: 'PUT',
  path: `${ROOT}/{idCompromiso}`,
  exposure: writing,
  request: { params, body: datosCompromisoSchema },
  response: compromisoSchema,
  errors: mesasErrors,
  versioned: true,
});

/**
 * The rule decides who may: staff of the ministry do everything, the responsible person or entity only reports
 * fulfilment.
 */
export const updateEstadoCompromisoEndpoint = defineEndpoint({
  operation: 'updateEstadoCompromiso',
  context: 'mesas',
  summary: 'Marca un compromiso como cumplido, lo cancela o lo reabre, con una nota.',
  method: 'POST',
  path: `${ROOT}/{idCompromiso}/estado`,
  exposure: reading,
  request: {
    params,
    body: z.object({
      estado: z.enum(ESTADOS_COMPROMISO),
      motivo: z
        .string()
        .trim()
        .min(1, { error: explainRequired('Nota') })
        .max(LIMITES_COMPROMISO.motivo, { error: `Escriba máximo ${LIMITES_COMPROMISO.motivo} caracteres.` }),
    }),
  },
  response: compromisoSchema,
  errors: mesasErrors,
  versioned: true,
});

/** The rule decides who may: those who run the mesa, and once those who answer for it. */
export const submitProrrogaEndpoint = defineEndpoint({
  operation: 'submitProrroga',
  context: 'mesas',
  summary: 'Da a un compromiso abierto una fecha de vencimiento posterior, con su motivo.',
  method: 'POST',
  path: `${ROOT}/{idCompromiso}/prorroga`,
  exposure: reading,
  request: {
    params,
    body: z.object({
      venceEn: z.iso.date({ error: 'Escriba la fecha como AAAA-MM-DD.' }),
      motivo: z
        .string()
        .trim()
        .min(1, { error: explainRequired('Motivo') })
        .max(LIMITES_COMPROMISO.motivo, { error: `Escriba máximo ${LIMITES_COMPROMISO.motivo} caracteres.` }),
    }),
  },
  response: compromisoSchema,
  errors: mesasErrors,
  versioned: true,
});
