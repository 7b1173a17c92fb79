import { archivosErrors } from '@marco/archivos/contract';
import { asistenteErrors, revisionSchema } from '@marco/asistente/contract';
import { FORMATOS_FUENTE, LIMITES_FUENTE } from '@marco/asistente/terms';
import { defineEndpoint, integerId, permissionAccess, uuidId } from '@marco/contract-kit';
import { z } from 'zod';
import {
  datosCampoSchema,
  datosNormaSchema,
  datosOperacionSchema,
  datosServicioSchema,
  solicitudSchema,
} from './solicitud.schema.ts';
import { solicitudParams } from './solicitudes.endpoints.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { LIMITES_SOLICITUD, RECURSO_SOLICITUDES } from './terms.ts';
import { defineText } from './text.schema.ts';

const CREAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'crear') } as const;
const EDITAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'editar') } as const;
const { maximoCampos, maximoDocumentos, maximoNormas } = LIMITES_SOLICITUD;
const { maximoConsumidores, maximoFicha, maximoOperaciones } = LIMITES_SOLICITUD;

const defineIds = (what: string, maximum: number) =>
  z
    .array(integerId(what))
    .max(maximum, { error: `Elija máximo ${maximum}.` })
    .optional();

/** The data needed to begin a request; the rest is written in the draft. */
export const createSolicitudNivelUnoEndpoint = defineEndpoint({
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
  operaciones: z
    .array(datosOperacionSchema)
    .max(maximoOperaciones, { error: `Escriba máximo ${maximoOperaciones} operaciones.` })
    .optional(),
  consumoAbierto: z.boolean().optional(),
  /** Entities that will read it. */
  consumidores: defineIds('entidad', maximoConsumidores),
  sistemas: defineIds('sistema', maximoFicha),
  lenguajes: defineIds('lenguaje', maximoFicha),
  basesDatos: defineIds('base de datos', maximoFicha),
  /** Documents the caller uploaded to the folder of level 1. */
  archivos: z
    .array(uuidId('archivo'))
    .max(maximoDocumentos, { error: `Adjunte máximo ${maximoDocumentos} documentos.` })
    .optional(),
});
export type CambiosSolicitud = z.output<typeof cambiosSolicitudSchema>;

export const updateSolicitudNivelUnoEndpoint = defineEndpoint({
  operation: 'updateSolicitudNivelUno',
  context: 'solicitudes',
  summary: 'Cambia un borrador o una solicitud devuelta; lo que no se envía queda como está.',
  method: 'PUT',
  path: '/solicitud/nivel-uno/{id}',
  exposure: EDITAR,
  request: { params: solicitudParams, body: cambiosSolicitudSchema },
  response: solicitudSchema,
  errors: { ...solicitudesErrors, ...archivosErrors },
  versioned: true,
});

export const deleteSolicitudNivelUnoEndpoint = defineEndpoint({
  operation: 'deleteSolicitudNivelUno',
  context: 'solicitudes',
  summary: 'Elimina el borrador de una solicitud que nunca se radicó, con sus documentos.',
  method: 'DELETE',
  path: '/solicitud/nivel-uno/{id}',
  exposure: EDITAR,
  request: { params: solicitudParams },
  response: z.object({ id: z.number().int() }),
  errors: solicitudesErrors,
  versioned: true,
  irreversible: true,
});

/** Four letters of base64 for every three bytes. */
const LETRAS_DE_FUENTE = Math.ceil(LIMITES_FUENTE.bytes / 3) * 4;

/** Fields read from a file, with an element proposed for each; nothing is stored: the form shows them and the person saves. */
export const readCamposSolicitudEndpoint = defineEndpoint({
  operation: 'readCamposSolicitud',
  context: 'solicitudes',
  summary:
    'Lee los campos de una plantilla, un diccionario de datos, un esquema, un contrato, unas tablas o unos mensajes, y propone un elemento para cada uno.',
  method: 'POST',
  path: '/solicitud/campos/leer',
  exposure: CREAR,
  request: {
    body: z.object({
      /** The file in base64. */
      contenido: z.string().max(LETRAS_DE_FUENTE, { error: asistenteErrors.FUENTE_PESADA.mensaje }),
      nombre: defineText(200),
      /** What it is; told by its content where nobody says it. */
      formato: z.enum(FORMATOS_FUENTE, { error: 'El formato no se lee.' }).optional(),
    }),
  },
  response: z.object({
    campos: z.array(datosCampoSchema),
    errores: z.array(z.object({ fila: z.number().int(), columna: z.string(), mensaje: z.string() })),
    /** The same fields, in the same order, with what the assistant proposes; null where nothing was read. */
    revision: revisionSchema.nullable(),
  }),
  errors: { ...solicitudesErrors, ...asistenteErrors },
  bodyLimit: { bytes: LETRAS_DE_FUENTE + 1000, code: 'FUENTE_PESADA' },
  ratePerMinute: 30,
});

export const deleteDocumentoSolicitudEndpoint = defineEndpoint({
  operation: 'deleteDocumentoSolicitud',
  context: 'solicitudes',
  summary: 'Quita un documento de una solicitud que se puede editar, y lo elimina.',
  method: 'DELETE',
  path: '/solicitud/{id}/documento/{archivoId}',
  exposure: EDITAR,
  request: { params: solicitudParams.extend({ archivoId: uuidId('archivo') }) },
  response: solicitudSchema,
  errors: { ...solicitudesErrors, ARCHIVO_NO_ENCONTRADO: archivosErrors.ARCHIVO_NO_ENCONTRADO },
  versioned: true,
  irreversible: true,
});
