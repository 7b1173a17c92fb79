import {
  decisionSchema,
  defineEndpoint,
  integerId,
  integerIdParam,
  pageNumberParam,
  permissionAccess,
  sessionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import { derivaSchema } from './contratos.endpoints.ts';
import { pageSizeParam } from './page-size.schema.ts';
import { plataformaErrors } from './plataforma.errors.ts';
import {
  AMBIENTES,
  CLASES_FALLA,
  MARCAS_ANOMALIA,
  MEDIDAS_ANOMALIA,
  RECURSO_XROAD,
  VEREDICTOS_ANS,
} from './terms.ts';

const context = 'plataforma';
const count = z.number().int().min(0);
const { ANOMALIA_NO_EXISTE, SERVICIO_DE_PLATAFORMA_NO_EXISTE, SERVICIO_DEL_DIRECTORIO_NO_EXISTE } =
  plataformaErrors;

/** Between which durations a percentile lies, in ms; open at its end in the last bucket. */
const percentilSchema = z.object({ desde: z.number(), hasta: z.number().nullable() });

const lineaSchema = <Medido extends z.ZodType>(medido: Medido) =>
  z.object({
    prometido: z.number().nullable(),
    medido: medido.nullable(),
    veredicto: z.enum(VEREDICTOS_ANS),
  });

const diaOperacionSchema = z.object({
  dia: z.iso.date(),
  llamadas: count,
  /** Of the provider. */
  fallas: count,
  /** In %; null without traffic. */
  disponibilidad: z.number().nullable(),
});

/** What the operation says of a servicio of the directory. */
export const operacionServicioSchema = z.object({
  servicioId: z.number().int(),
  /** When the last applied import of it ended; null where none ever brought anything. */
  datosHasta: z.iso.datetime().nullable(),
  /** Days the promises are measured over. */
  diasMedidos: count,
  disponibilidad: lineaSchema(z.number()),
  p95: lineaSchema(percentilSchema),
  tasaError: lineaSchema(z.number()),
  /** What the measured days amount to. */
  llamadas: count,
  exitosas: count,
  p50: percentilSchema.nullable(),
  p99: percentilSchema.nullable(),
  porFalla: z.record(z.enum(CLASES_FALLA), count),
  /** The day it is. */
  hoy: z.iso.date(),
  /** Oldest first, one for each day with traffic. */
  dias: z.array(diaOperacionSchema),
  /** Of its contract in production; null where nobody compared it. */
  deriva: derivaSchema.nullable(),
  /** The last day of an hour that was marked as an incident; null where there is none. */
  ultimoIncidente: z.iso.datetime().nullable(),
});
export type OperacionServicioMedida = z.infer<typeof operacionServicioSchema>;

export const getOperacionServicioEndpoint = defineEndpoint({
  operation: 'getOperacionServicio',
  context,
  summary: 'Lo prometido y lo medido de un servicio en producción, con la fecha de los datos.',
  method: 'GET',
  path: '/directorio/{id}/operacion',
  exposure: { public: true, private: sessionAccess },
  request: { params: z.object({ id: integerIdParam('servicio') }) },
  response: operacionServicioSchema,
});

const porcentaje = z
  .number()
  .min(0, { error: 'Escriba un porcentaje de 0 a 100.' })
  .max(100, { error: 'Escriba un porcentaje de 0 a 100.' })
  .multipleOf(0.01, { error: 'Escriba máximo dos decimales.' })
  .nullable();

const ansSchema = z.object({
  disponibilidad: porcentaje,
  p95Ms: z
    .number()
    .int({ error: 'Escriba milisegundos enteros.' })
    .min(1, { error: 'Escriba un tiempo de 1 a 600.000 ms.' })
    .max(600_000, { error: 'Escriba un tiempo de 1 a 600.000 ms.' })
    .nullable(),
  tasaError: porcentaje,
});

/** A service of the platform, with what its last days amount to. */
export const servicioPlataformaSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  ambiente: z.enum(AMBIENTES),
  /** `CO/GOB/SNR-0027/FM-SIR/consultar/v1`. */
  identificador: z.string(),
  /** The servicio of the directory; null until the operator says which. */
  servicio: z.object({ id: z.number().int(), nombre: z.string() }).nullable(),
  ans: ansSchema,
  llamadas: count,
  fallas: count,
  clientes: count,
  p95: percentilSchema.nullable(),
  /** Whether a contract of its servicio was certified, with which the one in production can be compared. */
  hayCertificado: z.boolean(),
  /** Of its contract in production; null where nobody compared it. */
  deriva: derivaSchema.nullable(),
  /** Whether its reader may record what it is, and why not. */
  editar: decisionSchema,
});
export type ServicioPlataforma = z.infer<typeof servicioPlataformaSchema>;

export const searchServiciosPlataformaEndpoint = defineEndpoint({
  operation: 'searchServiciosPlataforma',
  context,
  summary: 'Los servicios que la operación de la plataforma nombra, con sus cifras de los últimos 30 días.',
  method: 'GET',
  path: '/xroad/servicios',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'consultar') },
  request: {
    query: z.object({
      ambiente: z.enum(AMBIENTES, { error: 'El ambiente no existe.' }).optional(),
      /** In the identifier and the name. */
      texto: z.string().trim().max(100, { error: 'Escriba máximo 100 caracteres.' }).optional(),
      pagina: pageNumberParam.optional(),
      tamano: pageSizeParam.optional(),
    }),
  },
  response: z.object({ servicios: z.array(servicioPlataformaSchema), total: z.number().int() }),
});

/** Which servicio of the directory a service of the platform is, and what the entidad promised of it. */
export const updateServicioPlataformaEndpoint = defineEndpoint({
  operation: 'updateServicioPlataforma',
  context,
  summary:
    'Registra a qué servicio del directorio corresponde uno de la plataforma, y los compromisos (ANS) que declaró la entidad.',
  method: 'PUT',
  path: '/xroad/servicios/{id}',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'editar') },
  request: {
    params: z.object({ id: integerIdParam('servicio de la plataforma') }),
    body: z.object({ servicioId: integerId('servicio').nullable(), ans: ansSchema }),
  },
  response: servicioPlataformaSchema,
  errors: { SERVICIO_DE_PLATAFORMA_NO_EXISTE, SERVICIO_DEL_DIRECTORIO_NO_EXISTE },
  versioned: true,
});

/** An hour of a service that is unlike its own history. */
export const anomaliaSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  servicioId: z.number().int(),
  identificador: z.string(),
  ambiente: z.enum(AMBIENTES),
  hora: z.iso.datetime(),
  medida: z.enum(MEDIDAS_ANOMALIA),
  /** In a sentence: what was met, what is usual, and how that is known. */
  explicacion: z.string(),
  marca: z.enum(MARCAS_ANOMALIA).nullable(),
  /** Whether its reader may mark it, and why not. */
  editar: decisionSchema,
});
export type AnomaliaPlataforma = z.infer<typeof anomaliaSchema>;

export const searchAnomaliasEndpoint = defineEndpoint({
  operation: 'searchAnomalias',
  context,
  summary: 'Las horas en que un servicio no se pareció a su propia historia, la más reciente primero.',
  method: 'GET',
  path: '/xroad/anomalias',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'consultar') },
  request: {
    query: z.object({
      ambiente: z.enum(AMBIENTES, { error: 'El ambiente no existe.' }).optional(),
      /** Those nobody has marked. */
      pendientes: z.enum(['si', 'no'], { error: 'Elija si o no.' }).default('no'),
      pagina: pageNumberParam.optional(),
      tamano: pageSizeParam.optional(),
    }),
  },
  response: z.object({ anomalias: z.array(anomaliaSchema), total: z.number().int() }),
});

export const updateAnomaliaEndpoint = defineEndpoint({
  operation: 'updateAnomalia',
  context,
  summary: 'Marca una anomalía como normal o como incidente, o le quita la marca.',
  method: 'PUT',
  path: '/xroad/anomalias/{id}',
  exposure: { private: permissionAccess(RECURSO_XROAD, 'editar') },
  request: {
    params: z.object({ id: integerIdParam('anomalía') }),
    body: z.object({ marca: z.enum(MARCAS_ANOMALIA, { error: 'La marca no existe.' }).nullable() }),
  },
  response: anomaliaSchema,
  errors: { ANOMALIA_NO_EXISTE },
  versioned: true,
});
