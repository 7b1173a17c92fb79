import { exportacionesErrors, exportacionSchema, formatoExportacionSchema } from '@marco/archivos/contract';
import {
  decisionSchema,
  defineEndpoint,
  integerId,
  integerIdParam,
  pageNumber,
  pageNumberParam,
  permissionAccess,
  sessionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import {
  estadoSolicitudSchema,
  nivelSchema,
  referenciaSchema,
  servicioNivelSchema,
  solicitudListadaSchema,
  solicitudSchema,
} from './solicitud.schema.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import {
  ESTADOS_SOLICITUD,
  LADOS,
  LIMITES_SOLICITUD,
  ORDENES_SOLICITUD,
  RECURSO_SOLICITUDES,
} from './terms.ts';
import { defineText } from './text.schema.ts';

const CONSULTAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'consultar') } as const;
export const solicitudParams = z.object({ id: integerIdParam('solicitud') });

/** Specification §7: states of a request. */
export const listEstadosSolicitudEndpoint = defineEndpoint({
  operation: 'listEstadosSolicitud',
  context: 'solicitudes',
  summary: 'Estados posibles de una solicitud, en el orden de su avance.',
  method: 'GET',
  path: '/ntn-estados',
  exposure: { public: true, private: sessionAccess },
  request: {},
  response: z.array(z.object({ ntnEstadoId: z.number().int(), nombre: z.string() })),
});

/** Filters and order; what is absent filters nothing. Staff of an entity find its requests alone. */
const peticionSolicitudesSchema = z.object({
  /** In the radicado and the name of the servicio. */
  texto: defineText(LIMITES_SOLICITUD.texto).nullish(),
  nivel: nivelSchema.nullish(),
  estado: estadoSolicitudSchema.nullish(),
  entidadId: integerId('entidad').nullish(),
  consultorId: integerId('usuario').nullish(),
  solicitanteId: integerId('usuario').nullish(),
  /** Days they were filed between, Colombian time. */
  radicadaDesde: z.iso.date({ error: 'Escriba una fecha válida.' }).nullish(),
  radicadaHasta: z.iso.date({ error: 'Escriba una fecha válida.' }).nullish(),
  /** Those whose term is over alone. */
  vencidas: z.boolean().nullish(),
  ordenarPor: z.enum(ORDENES_SOLICITUD).optional(),
  descendente: z.boolean().optional(),
});
export type PeticionSolicitudes = z.output<typeof peticionSolicitudesSchema>;

const paginaSolicitudesSchema = z.object({
  solicitudes: z.array(solicitudListadaSchema),
  total: z.number().int(),
  /** How many there are in each state, whatever state was asked for. */
  porEstado: z.record(z.enum(ESTADOS_SOLICITUD), z.number().int()),
});

export const searchSolicitudesEndpoint = defineEndpoint({
  operation: 'searchSolicitudes',
  context: 'solicitudes',
  summary:
    'Busca solicitudes por texto, nivel, estado, entidad, consultor, solicitante, fechas y vencimiento.',
  method: 'POST',
  path: '/solicitud/listar',
  exposure: CONSULTAR,
  request: {
    body: peticionSolicitudesSchema.extend({
      pagina: pageNumber.optional(),
      tamano: z.number().int().min(1).max(100).optional(),
    }),
  },
  response: paginaSolicitudesSchema,
});

const siNo = z
  .enum(['true', 'false'], { error: 'Escriba true o false.' })
  .transform((texto) => texto === 'true')
  .optional();

/** Specification §7, level-consult: GET search of requests by any of the same filters, as query parameters. */
export const listSolicitudesEndpoint = defineEndpoint({
  operation: 'listSolicitudes',
  context: 'solicitudes',
  summary: 'Busca solicitudes con los filtros que se quieran en la consulta de la dirección.',
  method: 'GET',
  path: '/solicitudes',
  exposure: CONSULTAR,
  request: {
    query: peticionSolicitudesSchema.extend({
      nivel: z.coerce.number().pipe(nivelSchema).optional(),
      entidadId: integerIdParam('entidad').optional(),
      consultorId: integerIdParam('usuario').optional(),
      solicitanteId: integerIdParam('usuario').optional(),
      vencidas: siNo,
      descendente: siNo,
      pagina: pageNumberParam.optional(),
      tamano: z.coerce.number().int().min(1).max(100).optional(),
    }),
  },
  response: paginaSolicitudesSchema,
});

/** The rows of the list on show, every one of them (TABLE-06). */
export const downloadSolicitudesEndpoint = defineEndpoint({
  operation: 'downloadSolicitudes',
  context: 'solicitudes',
  summary: 'Todas las solicitudes que cumplen los filtros, como archivo de Excel o CSV.',
  method: 'POST',
  path: '/solicitud/exportar',
  exposure: CONSULTAR,
  request: { body: peticionSolicitudesSchema.extend(formatoExportacionSchema.shape) },
  response: exportacionSchema,
  errors: exportacionesErrors,
  idempotent: true,
  ratePerMinute: 30,
});

/** Specification §7, level-consult: the requests finder. */
export const findSolicitudesEndpoint = defineEndpoint({
  operation: 'findSolicitudes',
  context: 'solicitudes',
  summary: 'Hasta cinco solicitudes cuyo radicado o servicio contiene el texto, desde tres caracteres.',
  method: 'GET',
  path: '/solicitudes/finderTopFive',
  exposure: CONSULTAR,
  request: { query: z.object({ keyword: defineText(LIMITES_SOLICITUD.texto) }) },
  response: z.array(z.object({ solicitudId: z.number().int(), nombre: z.string() })).max(5),
});

/** Specification §7, level-consult: the top-five applicants finder. */
export const findSolicitantesEndpoint = defineEndpoint({
  operation: 'findSolicitantes',
  context: 'solicitudes',
  summary:
    'Hasta cinco personas que hicieron solicitudes y cuyo nombre contiene el texto, desde tres caracteres.',
  method: 'GET',
  path: '/solicitudes/solicitantes/finderTopFive',
  exposure: CONSULTAR,
  request: { query: z.object({ keyword: defineText(LIMITES_SOLICITUD.texto) }) },
  response: z.array(z.object({ id: z.number().int(), nombre: z.string() })).max(5),
});

export const getOpcionesSolicitudEndpoint = defineEndpoint({
  operation: 'getOpcionesSolicitud',
  context: 'solicitudes',
  summary: 'Listas del formulario de una solicitud y lo que usted puede hacer, además de consultarlas.',
  method: 'GET',
  path: '/solicitud/opciones',
  exposure: CONSULTAR,
  request: {},
  response: z.object({
    dominios: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
    /** Systems of the caller's entity, and the languages and databases they are made with. */
    sistemas: z.array(referenciaSchema),
    lenguajes: z.array(referenciaSchema),
    basesDatos: z.array(referenciaSchema),
    /** Ministry staff a request may be assigned to, with how many open ones each has; empty for others than who assigns. */
    consultores: z.array(z.object({ id: z.number().int(), nombre: z.string(), enCurso: z.number().int() })),
    /** Whether the caller reads the requests of every entity. */
    todasLasEntidades: z.boolean(),
    /** The side the caller is of: each has its own steps. */
    lado: z.enum(LADOS),
    /** Beginning a request; assigning and certifying several at once. */
    permisos: z.object({ crear: decisionSchema, asignar: decisionSchema, certificar: decisionSchema }),
  }),
});

export const getSolicitudEndpoint = defineEndpoint({
  operation: 'getSolicitud',
  context: 'solicitudes',
  summary: 'Una solicitud con sus partes, sus pasos y lo que usted puede hacer con ella.',
  method: 'GET',
  path: '/solicitud/{id}',
  exposure: CONSULTAR,
  request: { params: solicitudParams },
  response: solicitudSchema,
  errors: solicitudesErrors,
});

/** Filters of the services of the caller's entity; what is absent filters nothing. */
const peticionServiciosSchema = z.object({
  texto: defineText(LIMITES_SOLICITUD.texto).nullish(),
  estadoServicioId: integerId('estadoServicio').nullish(),
  /** This one alone. */
  servicioId: integerId('servicio').nullish(),
});

const paginaServiciosSchema = z.object({
  servicios: z.array(servicioNivelSchema),
  total: z.number().int(),
});

/** The services of the caller's entity, each with what level it may ask for next. */
export const searchServiciosNivelEndpoint = defineEndpoint({
  operation: 'searchServiciosNivel',
  context: 'solicitudes',
  summary: 'Servicios de su entidad con su estado, su solicitud en curso y el nivel que pueden pedir.',
  method: 'POST',
  path: '/solicitud/servicios',
  exposure: CONSULTAR,
  request: {
    body: peticionServiciosSchema.extend({
      pagina: pageNumber.optional(),
      tamano: z.number().int().min(1).max(100).optional(),
    }),
  },
  response: paginaServiciosSchema,
});

/** Specification §7, level-services helper: the same by the query parameters of an item (API-23). */
export const listServiciosNivelEndpoint = defineEndpoint({
  operation: 'listServiciosNivel',
  context: 'solicitudes',
  summary: 'Servicios de su entidad por niveles, con los filtros en la consulta de la dirección.',
  method: 'GET',
  path: '/servicio-nivel',
  exposure: CONSULTAR,
  request: {
    query: peticionServiciosSchema.extend({
      estadoServicioId: integerIdParam('estadoServicio').optional(),
      servicioId: integerIdParam('servicio').optional(),
      pagina: pageNumberParam.optional(),
      tamano: z.coerce.number().int().min(1).max(100).optional(),
    }),
  },
  response: paginaServiciosSchema,
});
