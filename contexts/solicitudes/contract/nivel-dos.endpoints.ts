import { archivosErrors } from '@marco/archivos/contract';
import { conformidadErrors } from '@marco/conformidad/contract';
import { defineEndpoint, integerId, integerIdParam, permissionAccess, uuidId } from '@marco/contract-kit';
import { FORMA_CODIGO_OPERACION, PAPELES_MENSAJE } from '@marco/servicios/terms';
import { z } from 'zod';
import { TECNOLOGIAS } from './intercambio.terms.ts';
import { mensajeComprobadoSchema } from './nivel-dos.schema.ts';
import { DIRECCION_PRUEBAS, isDireccionPruebas, LIMITES_NIVEL_DOS } from './nivel-dos.terms.ts';
import { solicitudSchema } from './solicitud.schema.ts';
import { solicitudParams } from './solicitudes.endpoints.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { RECURSO_SOLICITUDES } from './terms.ts';
import { defineText } from './text.schema.ts';

const CREAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'crear') } as const;
const EDITAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'editar') } as const;
const { ruta, motivo, responsable, cargo } = LIMITES_NIVEL_DOS;

/** Each reads a contract, which takes seconds of a process: one in two seconds is more than a person needs. */
const LECTURAS_POR_MINUTO = 30;
const MENSAJES_POR_MINUTO = 60;

const mensajeElegido = z.object({
  operacion: z.string().regex(FORMA_CODIGO_OPERACION, { error: 'La operación no existe.' }),
  papel: z.enum(PAPELES_MENSAJE, { error: 'El papel es peticion, respuesta o error.' }),
});

export const createSolicitudNivelDosEndpoint = defineEndpoint({
  operation: 'createSolicitudNivelDos',
  context: 'solicitudes',
  summary: 'Comienza el borrador de una solicitud de nivel 2 de una versión con certificado de nivel 1.',
  method: 'POST',
  path: '/solicitud/nivel-dos',
  exposure: CREAR,
  request: { body: z.object({ servicioVersionId: integerId('versión del servicio') }) },
  response: solicitudSchema,
  errors: solicitudesErrors,
  idempotent: true,
});

/** Empty, or an address a browser may open without a name or a key in it. */
const urlPruebas = defineText(LIMITES_NIVEL_DOS.urlPruebas).refine(isDireccionPruebas, {
  error: DIRECCION_PRUEBAS,
});

/** What is absent stays; the lists are replaced as a whole, and a file that is no longer named goes. */
const cambiosNivelDosSchema = z.object({
  tecnologia: z.enum(TECNOLOGIAS, { error: 'La tecnología es REST o SOAP.' }).nullable().optional(),
  /** Uploaded by the caller to the folder of level 2. */
  contratoArchivoId: uuidId('archivo').nullable().optional(),
  urlPruebas: urlPruebas.optional(),
  vinculos: z
    .array(z.object({ campoId: integerId('campo'), ruta: defineText(ruta) }))
    .max(LIMITES_NIVEL_DOS.vinculos, { error: `Escriba máximo ${LIMITES_NIVEL_DOS.vinculos} vínculos.` })
    .optional(),
  diferencias: z
    .array(z.object({ campoId: integerId('campo'), motivo: defineText(motivo) }))
    .max(LIMITES_NIVEL_DOS.diferencias, {
      error: `Escriba máximo ${LIMITES_NIVEL_DOS.diferencias} diferencias.`,
    })
    .optional(),
  constancia: z
    .object({
      responsable: defineText(responsable),
      cargo: defineText(cargo),
      fecha: z.iso.date({ error: 'Escriba una fecha válida.' }).nullable(),
      archivoId: uuidId('archivo').nullable(),
    })
    .optional(),
  observaciones: defineText(LIMITES_NIVEL_DOS.observaciones).optional(),
});
export type CambiosNivelDos = z.output<typeof cambiosNivelDosSchema>;

export const updateSolicitudNivelDosEndpoint = defineEndpoint({
  operation: 'updateSolicitudNivelDos',
  context: 'solicitudes',
  summary: 'Cambia un borrador o una solicitud devuelta de nivel 2; lo que no se envía queda como está.',
  method: 'PUT',
  path: '/solicitud/nivel-dos/{id}',
  exposure: EDITAR,
  request: { params: solicitudParams, body: cambiosNivelDosSchema },
  response: solicitudSchema,
  errors: { ...solicitudesErrors, ...archivosErrors },
  versioned: true,
});

export const deleteSolicitudNivelDosEndpoint = defineEndpoint({
  operation: 'deleteSolicitudNivelDos',
  context: 'solicitudes',
  summary: 'Elimina el borrador de una solicitud de nivel 2 que nunca se radicó, con sus archivos.',
  method: 'DELETE',
  path: '/solicitud/nivel-dos/{id}',
  exposure: EDITAR,
  request: { params: solicitudParams },
  response: z.object({ id: z.number().int() }),
  errors: solicitudesErrors,
  versioned: true,
  irreversible: true,
});

/** Runs the banco on what the request has on file, and keeps the report as its own. */
export const verifySolicitudNivelDosEndpoint = defineEndpoint({
  operation: 'verifySolicitudNivelDos',
  context: 'solicitudes',
  summary: 'Comprueba en el banco lo que la solicitud tiene adjunto y guarda el informe.',
  method: 'POST',
  path: '/solicitud/nivel-dos/{id}/banco',
  exposure: EDITAR,
  request: { params: solicitudParams },
  response: solicitudSchema,
  errors: { ...solicitudesErrors, ...conformidadErrors },
  versioned: true,
  ratePerMinute: LECTURAS_POR_MINUTO,
});

/** Where each field seems to be in the contract on file; nothing is stored: the form shows it and the person saves. */
export const findCorrespondenciaEndpoint = defineEndpoint({
  operation: 'findCorrespondencia',
  context: 'solicitudes',
  summary: 'Propone el lugar de cada campo en el contrato adjunto.',
  method: 'POST',
  path: '/solicitud/nivel-dos/{id}/correspondencia',
  exposure: EDITAR,
  request: { params: solicitudParams },
  response: z.object({
    propuestas: z.array(
      z.object({
        campoId: z.number().int(),
        operacion: z.string(),
        papel: z.enum(PAPELES_MENSAJE),
        /** Null where nothing in the contract looks like the field. */
        ruta: z.string().nullable(),
        linea: z.number().int().nullable(),
      }),
    ),
    /** Every place of the messages of the contract: what a field may be bound to instead. */
    lugares: z.array(
      z.object({
        operacion: z.string(),
        papel: z.enum(PAPELES_MENSAJE),
        ruta: z.string(),
        linea: z.number().int(),
      }),
    ),
    /** Why the contract cannot be read, and where; null where it was read. */
    rechazo: z
      .object({
        /** File inside a ZIP; null where the contract is one file. */
        archivo: z.string().nullable(),
        linea: z.number().int(),
        encontrado: z.string(),
        esperado: z.string(),
        correccion: z.string(),
      })
      .nullable(),
  }),
  errors: { ...solicitudesErrors, ...conformidadErrors },
  ratePerMinute: LECTURAS_POR_MINUTO,
});

/** A message of the servicio as the product writes one: with values that are made, to be copied or changed. */
export const getEjemploMensajeEndpoint = defineEndpoint({
  operation: 'getEjemploMensaje',
  context: 'solicitudes',
  summary: 'Un ejemplo generado de un mensaje del servicio, en la forma de su contrato.',
  method: 'GET',
  path: '/solicitud/nivel-dos/{id}/mensajes/ejemplo',
  exposure: EDITAR,
  request: { params: solicitudParams, query: mensajeElegido },
  response: z.object({ contenido: z.string(), forma: z.enum(['json', 'xml']) }),
  errors: { ...solicitudesErrors, ...conformidadErrors },
  ratePerMinute: MENSAJES_POR_MINUTO,
});

/** One message: field `mensaje` of the form. A valid one is counted by its digest; an invalid one changes nothing. */
export const verifyMensajeSolicitudEndpoint = defineEndpoint({
  operation: 'verifyMensajeSolicitud',
  context: 'solicitudes',
  summary: 'Comprueba un mensaje del servicio y guarda su huella si es válido; su contenido no se guarda.',
  method: 'POST',
  path: '/solicitud/nivel-dos/{id}/mensajes',
  exposure: EDITAR,
  upload: true,
  request: {
    params: solicitudParams,
    query: mensajeElegido,
  },
  response: z.object({
    mensaje: mensajeComprobadoSchema.pick({
      operacion: true,
      papel: true,
      sha256: true,
      resultado: true,
      reglas: true,
    }),
    /** What is wrong with it, place by place; empty for a valid one. */
    hallazgos: z.array(
      z.object({
        linea: z.number().int(),
        ruta: z.string(),
        regla: z.string(),
        mensaje: z.string(),
        sugerencia: z.string().nullable(),
      }),
    ),
    solicitud: solicitudSchema,
  }),
  errors: { ...solicitudesErrors, ...conformidadErrors },
  versioned: true,
  ratePerMinute: MENSAJES_POR_MINUTO,
});

export const deleteMensajeSolicitudEndpoint = defineEndpoint({
  operation: 'deleteMensajeSolicitud',
  context: 'solicitudes',
  summary: 'Quita un mensaje comprobado de una solicitud de nivel 2 que se puede editar.',
  method: 'DELETE',
  path: '/solicitud/nivel-dos/{id}/mensajes/{mensajeId}',
  exposure: EDITAR,
  request: { params: solicitudParams.extend({ mensajeId: integerIdParam('mensaje') }) },
  response: solicitudSchema,
  errors: solicitudesErrors,
  versioned: true,
  irreversible: true,
});
