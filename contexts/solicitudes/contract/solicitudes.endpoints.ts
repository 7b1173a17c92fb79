import {
  archivosErrors,
  exportacionesErrors,
  exportacionSchema,
  formatoExportacionSchema,
} from '@marco/archivos/contract';
import {
  defineEndpoint,
  integerId,
  integerIdParam,
  permissionAccess,
  sessionAccess,
  uuidId,
} from '@marco/contract-kit';
import { decisionSchema } from '@marco/entidades/contract';
import { z } from 'zod';
import {
  datosCampoSchema,
  datosNormaSchema,
  datosServicioSchema,
  estadoSolicitudSchema,
  nivelSchema,
  solicitudListadaSchema,
  solicitudSchema,
  text,
} from './solicitud.schema.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import {
  ACCIONES_CAMPO,
  DECISIONES_CAMPO,
  ESTADOS_SOLICITUD,
  LIMITES_SOLICITUD,
  ORDENES_SOLICITUD,
  PASOS_SOLICITUD,
  RECURSO_SOLICITUDES,
} from './terms.ts';

const CONSULTAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'consultar') } as const;
const CREAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'crear') } as const;
const EDITAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'editar') } as const;
const params = z.object({ id: integerIdParam('solicitud') });
const { campo, maximoCampos, maximoDocumentos, maximoNormas, motivo } = LIMITES_SOLICITUD;

/** Specification §7: states of a request. */
export const listEstadosSolicitud = defineEndpoint({
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
  texto: text(LIMITES_SOLICITUD.texto).nullish(),
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

export const searchSolicitudes = defineEndpoint({
  operation: 'searchSolicitudes',
  context: 'solicitudes',
  summary:
    'Busca solicitudes por texto, nivel, estado, entidad, consultor, solicitante, fechas y vencimiento.',
  method: 'POST',
  path: '/solicitud/listar',
  exposure: CONSULTAR,
  request: {
    body: peticionSolicitudesSchema.extend({
      pagina: z.number().int().min(1).max(100_000).optional(),
      tamano: z.number().int().min(1).max(100).optional(),
    }),
  },
  response: z.object({
    solicitudes: z.array(solicitudListadaSchema),
    total: z.number().int(),
    /** How many there are in each state, whatever state was asked for. */
    porEstado: z.record(z.enum(ESTADOS_SOLICITUD), z.number().int()),
  }),
});

/** The rows of the list on show, every one of them (TABLE-06). */
export const downloadSolicitudes = defineEndpoint({
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
export const findSolicitudes = defineEndpoint({
  operation: 'findSolicitudes',
  context: 'solicitudes',
  summary: 'Hasta cinco solicitudes cuyo radicado o servicio contiene el texto, desde tres caracteres.',
  method: 'GET',
  path: '/solicitudes/finderTopFive',
  exposure: CONSULTAR,
  request: { query: z.object({ keyword: text(LIMITES_SOLICITUD.texto) }) },
  response: z.array(z.object({ solicitudId: z.number().int(), nombre: z.string() })).max(5),
});

/** Specification §7, level-consult: the top-five applicants finder. */
export const findSolicitantes = defineEndpoint({
  operation: 'findSolicitantes',
  context: 'solicitudes',
  summary:
    'Hasta cinco personas que hicieron solicitudes y cuyo nombre contiene el texto, desde tres caracteres.',
  method: 'GET',
  path: '/solicitudes/solicitantes/finderTopFive',
  exposure: CONSULTAR,
  request: { query: z.object({ keyword: text(LIMITES_SOLICITUD.texto) }) },
  response: z.array(z.object({ id: z.number().int(), nombre: z.string() })).max(5),
});

export const getOpcionesSolicitud = defineEndpoint({
  operation: 'getOpcionesSolicitud',
  context: 'solicitudes',
  summary: 'Listas del formulario de una solicitud y lo que usted puede hacer, además de consultarlas.',
  method: 'GET',
  path: '/solicitud/opciones',
  exposure: CONSULTAR,
  request: {},
  response: z.object({
    dominios: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
    /** Ministry staff a request may be assigned to; empty for who does not assign. */
    consultores: z.array(z.object({ id: z.number().int(), nombre: z.string() })),
    /** Whether the caller reads the requests of every entity. */
    todasLasEntidades: z.boolean(),
    permisos: z.object({ crear: decisionSchema }),
  }),
});

/** The services of the caller's entity, each with what level it may ask for next. */
export const searchServiciosNivel = defineEndpoint({
  operation: 'searchServiciosNivel',
  context: 'solicitudes',
  summary: 'Servicios de su entidad con su estado, su solicitud en curso y el nivel que pueden pedir.',
  method: 'POST',
  path: '/solicitud/servicios',
  exposure: CONSULTAR,
  request: {
    body: z.object({
      texto: text(LIMITES_SOLICITUD.texto).nullish(),
      estadoServicioId: integerId('estadoServicio').nullish(),
      pagina: z.number().int().min(1).max(100_000).optional(),
      tamano: z.number().int().min(1).max(100).optional(),
    }),
  },
  response: z.object({
    servicios: z.array(
      z.object({
        id: z.number().int(),
        nombre: z.string(),
        descripcion: z.string(),
        estado: z.string(),
        enCurso: solicitudListadaSchema.nullable(),
        solicitar: decisionSchema,
      }),
    ),
    total: z.number().int(),
  }),
});

export const getSolicitud = defineEndpoint({
  operation: 'getSolicitud',
  context: 'solicitudes',
  summary: 'Una solicitud con sus partes, sus pasos y lo que usted puede hacer con ella.',
  method: 'GET',
  path: '/solicitud/{id}',
  exposure: CONSULTAR,
  request: { params },
  response: solicitudSchema,
  errors: solicitudesErrors,
});

/** What is asked when a request begins; the rest is written while it is a draft. */
export const createSolicitudNivelUno = defineEndpoint({
  operation: 'createSolicitudNivelUno',
  context: 'solicitudes',
  summary: 'Comienza el borrador de una solicitud de nivel 1 de su entidad.',
  method: 'POST',
  path: '/solicitud/nivel-uno',
  exposure: CREAR,
  request: { body: datosServicioSchema },
  response: solicitudSchema,
  errors: solicitudesErrors,
  idempotent: true,
});

/** Lists are replaced as a whole, documents are added; what is absent stays as it is. */
export const cambiosSolicitudSchema = datosServicioSchema.partial().extend({
  normas: z
    .array(datosNormaSchema)
    .max(maximoNormas, { error: `Escriba máximo ${maximoNormas} normas.` })
    .optional(),
  campos: z
    .array(datosCampoSchema)
    .max(maximoCampos, { error: `Escriba máximo ${maximoCampos} campos.` })
    .optional(),
  /** Documents the caller uploaded to the folder of level 1. */
  archivos: z
    .array(uuidId('archivo'))
    .max(maximoDocumentos, { error: `Adjunte máximo ${maximoDocumentos} documentos.` })
    .optional(),
});
export type CambiosSolicitud = z.output<typeof cambiosSolicitudSchema>;

export const updateSolicitudNivelUno = defineEndpoint({
  operation: 'updateSolicitudNivelUno',
  context: 'solicitudes',
  summary: 'Cambia un borrador o una solicitud devuelta; lo que no se envía queda como está.',
  method: 'PUT',
  path: '/solicitud/nivel-uno/{id}',
  exposure: EDITAR,
  request: { params, body: cambiosSolicitudSchema },
  response: solicitudSchema,
  errors: { ...solicitudesErrors, ...archivosErrors },
  versioned: true,
});

export const deleteSolicitudNivelUno = defineEndpoint({
  operation: 'deleteSolicitudNivelUno',
  context: 'solicitudes',
  summary: 'Elimina el borrador de una solicitud que nunca se radicó, con sus documentos.',
  method: 'DELETE',
  path: '/solicitud/nivel-uno/{id}',
  exposure: EDITAR,
  request: { params },
  response: z.object({ id: z.number().int() }),
  errors: solicitudesErrors,
  versioned: true,
});

/** Fields read from a file; nothing is stored: the form shows them and the person saves. */
export const readCamposSolicitud = defineEndpoint({
  operation: 'readCamposSolicitud',
  context: 'solicitudes',
  summary: 'Lee los campos de un archivo de Excel o CSV y señala celda por celda lo que no se entiende.',
  method: 'POST',
  path: '/solicitud/campos/leer',
  exposure: CREAR,
  request: {
    body: z.object({
      /** The file in base64; at most one mebibyte before it. */
      contenido: z.string().max(1_400_000, { error: 'El archivo supera 1 MB.' }),
      nombre: text(200),
    }),
  },
  response: z.object({
    campos: z.array(datosCampoSchema),
    errores: z.array(z.object({ fila: z.number().int(), columna: z.string(), mensaje: z.string() })),
  }),
});

export const deleteDocumentoSolicitud = defineEndpoint({
  operation: 'deleteDocumentoSolicitud',
  context: 'solicitudes',
  summary: 'Quita un documento de una solicitud que se puede editar, y lo elimina.',
  method: 'DELETE',
  path: '/solicitud/{id}/documento/{archivoId}',
  exposure: EDITAR,
  request: { params: params.extend({ archivoId: uuidId('archivo') }) },
  response: solicitudSchema,
  errors: { ...solicitudesErrors, ARCHIVO_NO_ENCONTRADO: archivosErrors.ARCHIVO_NO_ENCONTRADO },
  versioned: true,
});

/** One step of its life; which rol takes which is judged by the rules, with the reason. */
export const submitPasoSolicitud = defineEndpoint({
  operation: 'submitPasoSolicitud',
  context: 'solicitudes',
  summary:
    'Da un paso de la solicitud: radicar, asignar, revisar, devolver, conceptualizar y los que siguen.',
  method: 'POST',
  path: '/solicitud/{id}/pasos',
  exposure: CONSULTAR,
  request: {
    params,
    body: z.object({
      accion: z.enum(PASOS_SOLICITUD, { error: 'El paso no existe.' }),
      /** Required by devolver, observar, rechazar and cancelar. */
      motivo: z
        .string()
        .trim()
        .max(motivo, { error: `La cantidad máxima de caracteres permitidos son ${motivo}` })
        .default(''),
      /** Whom it is assigned to; required by asignar. */
      consultorId: integerId('usuario').nullish(),
    }),
  },
  response: solicitudSchema,
  errors: solicitudesErrors,
  versioned: true,
});

/** Specification §7, level-consult: PUT catalog elements with query usuarioId. */
export const updateCatalogoSolicitud = defineEndpoint({
  operation: 'updateCatalogoSolicitud',
  context: 'solicitudes',
  summary: 'Dice en qué elemento del lenguaje común queda cada campo y qué se hace con él.',
  method: 'PUT',
  path: '/solicitud/{id}/elementos',
  exposure: EDITAR,
  request: {
    params,
    /** Who writes it, for callers of the specified path; another one than that of the session is refused. */
    query: z.object({ usuarioId: integerIdParam('usuario').optional() }),
    body: z.object({
      campos: z
        .array(
          z.object({
            id: integerId('campo'),
            accion: z.enum(ACCIONES_CAMPO).nullable(),
            elementoId: integerId('elemento').nullable(),
            justificacion: text(campo.justificacion),
          }),
        )
        .max(maximoCampos),
    }),
  },
  response: solicitudSchema,
  errors: solicitudesErrors,
  versioned: true,
});

/** The entity decides row by row. */
export const updateDecisionesSolicitud = defineEndpoint({
  operation: 'updateDecisionesSolicitud',
  context: 'solicitudes',
  summary: 'Aprueba u observa, campo por campo, la definición que propone el ministerio.',
  method: 'PUT',
  path: '/solicitud/{id}/decisiones',
  exposure: { private: permissionAccess(RECURSO_SOLICITUDES, 'aprobar') },
  request: {
    params,
    body: z.object({
      campos: z
        .array(
          z.object({
            id: integerId('campo'),
            decision: z.enum(DECISIONES_CAMPO),
            observacion: text(campo.observacion),
          }),
        )
        .max(maximoCampos),
    }),
  },
  response: solicitudSchema,
  errors: solicitudesErrors,
  versioned: true,
});
