import {
  decisionSchema,
  defineEndpoint,
  integerIdParam,
  permissionAccess,
  sessionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import { serviciosErrors } from './servicios.errors.ts';
import { ESTADOS_SUSPENDIBLES, ESTADOS_VERSION_SERVICIO, PAPELES_MENSAJE } from './versiones.terms.ts';
import {
  LIMITES_VIDA,
  ORIGENES_CONSUMO,
  PASOS_VIDA,
  RECURSO_VERSIONES,
  VEREDICTOS_IMPACTO,
} from './vida.terms.ts';

const params = z.object({ id: integerIdParam('versión') });

const versionCitadaSchema = z.object({
  id: z.number().int(),
  numero: z.string(),
  mayor: z.number().int(),
  menor: z.number().int(),
  estado: z.enum(ESTADOS_VERSION_SERVICIO),
});

/** How a version stands on its way to its end, and what the reader may do about it. */
const vidaVersionSchema = z.object({
  id: z.number().int(),
  servicioId: z.number().int(),
  servicio: z.string(),
  entidad: z.string(),
  /** To be sent back with a step. */
  version: z.number().int(),
  numero: z.string(),
  mayor: z.number().int(),
  menor: z.number().int(),
  estado: z.enum(ESTADOS_VERSION_SERVICIO),
  /** Where a suspended one goes back to. */
  suspendidaDesde: z.enum(ESTADOS_SUSPENDIBLES).nullable(),
  obsoletaDesde: z.iso.datetime().nullable(),
  /** The day it stops answering. */
  fechaRetiro: z.iso.date().nullable(),
  retiradaEn: z.iso.datetime().nullable(),
  motivo: z.string(),
  /** What takes its place. */
  sucesora: versionCitadaSchema.nullable(),
  /** Versions that may. */
  sucesoras: z.array(versionCitadaSchema),
  /** Days between the announcement and the day, at least, and today, by which the form judges as the server does. */
  dias: z.number().int(),
  hoy: z.iso.date(),
  consumidores: z.number().int(),
  acciones: z.record(z.enum(PASOS_VIDA), decisionSchema),
});
export type VidaVersion = z.infer<typeof vidaVersionSchema>;

export const getVidaVersionEndpoint = defineEndpoint({
  operation: 'getVidaVersion',
  context: 'servicios',
  summary:
    'Cómo va una versión de un servicio hacia su retiro: desde cuándo es obsoleta, qué la reemplaza, qué día se retira y qué puede hacer usted.',
  method: 'GET',
  path: '/servicios/versiones/{id}/vida',
  exposure: { private: sessionAccess },
  request: { params },
  response: vidaVersionSchema,
  errors: serviciosErrors,
});

const roturaSchema = z.object({
  operacion: z.string(),
  papel: z.enum(PAPELES_MENSAJE),
  /** Local names from the message to the field; empty where the whole message changes. */
  campo: z.string(),
  frase: z.string(),
});

export const impactoVersionSchema = z.object({
  desde: z.object({ id: z.number().int(), numero: z.string() }),
  /** What takes its place, without an id while it is asked for; null where nothing does, which takes away everything. */
  hasta: z.object({ id: z.number().int().nullable(), numero: z.string() }).nullable(),
  /** Fields of its answers. */
  totalCampos: z.number().int(),
  /** Those it breaks first, by name. */
  consumidores: z.array(
    z.object({
      entidad: z.object({ id: z.number().int(), nombre: z.string() }),
      origen: z.enum(ORIGENES_CONSUMO),
      referencias: z.array(z.string()),
      /** Fields of the answers that it reads; null where that is not said, and it may read all. */
      campos: z.array(z.string()).nullable(),
      veredicto: z.enum(VEREDICTOS_IMPACTO),
      totalRoturas: z.number().int(),
      roturas: z.array(roturaSchema),
      impideRetiro: z.boolean(),
    }),
  ),
  rompe: z.number().int(),
  /** Digest of all this, by which who decides says what they saw. */
  huella: z.string(),
});
export type ImpactoVersion = z.infer<typeof impactoVersionSchema>;

export const getImpactoVersionEndpoint = defineEndpoint({
  operation: 'getImpactoVersion',
  context: 'servicios',
  summary:
    'A qué consumidores rompe el retiro de una versión, uno por uno: qué datos lee cada uno y cuáles cambian en la que la reemplaza.',
  method: 'GET',
  path: '/servicios/versiones/{id}/impacto',
  exposure: { private: permissionAccess(RECURSO_VERSIONES, 'consultar') },
  request: { params, query: z.object({ sucesora: integerIdParam('versión').optional() }) },
  response: impactoVersionSchema,
  errors: serviciosErrors,
  // As the comparison of two versions, once for each kind of consumer.
  ratePerMinute: 30,
});

export const submitPasoVersionEndpoint = defineEndpoint({
  operation: 'submitPasoVersion',
  context: 'servicios',
  summary:
    'Declara obsoleta una versión de un servicio, fija el día de su retiro o la retira, y avisa a los consumidores a los que rompe.',
  method: 'POST',
  path: '/servicios/versiones/{id}/pasos',
  exposure: { private: permissionAccess(RECURSO_VERSIONES, 'aprobar') },
  request: {
    params,
    body: z.object({
      accion: z.enum(PASOS_VIDA, { error: 'La acción no existe.' }),
      sucesoraId: z.number().int().nullish(),
      fechaRetiro: z.iso.date({ error: 'Elija la fecha de retiro.' }).nullish(),
      motivo: z
        .string()
        .trim()
        .max(LIMITES_VIDA.motivo, { error: `Escriba máximo ${LIMITES_VIDA.motivo} caracteres.` })
        .default(''),
      /** `huella` of the impact that was on show. */
      impacto: z.string().max(64).nullish(),
    }),
  },
  response: vidaVersionSchema,
  errors: serviciosErrors,
  versioned: true,
  irreversible: true,
});
