import { archivosErrors } from '@marco/archivos/contract';
import { ESTADOS_CERTIFICADO, NIVELES_CERTIFICADO } from '@marco/certificados/terms';
import { defineEndpoint, integerIdParam, pageNumberParam, permissionAccess } from '@marco/contract-kit';
import { ESTADOS_VERSION_SERVICIO } from '@marco/servicios/terms';
import { z } from 'zod';
import { cambiosSolicitudSchema } from './nivel-uno.endpoints.ts';
import {
  nivelSchema,
  referenciaSchema,
  servicioNivelSchema,
  solicitudListadaSchema,
  solicitudSchema,
} from './solicitud.schema.ts';
import { listServiciosNivelEndpoint } from './solicitudes.endpoints.ts';
import { solicitudesErrors } from './solicitudes.errors.ts';
import { RECURSO_SOLICITUDES, TIPOS_DATO_NIVEL, type TipoDatoNivel } from './terms.ts';

const CONSULTAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'consultar') } as const;
const EDITAR = { private: permissionAccess(RECURSO_SOLICITUDES, 'editar') } as const;

const type = z.enum(TIPOS_DATO_NIVEL, { error: `El tipo es uno de ${TIPOS_DATO_NIVEL.join(', ')}.` });
const porTipo = z.object({ type });
const porServicioYTipo = z.object({ id: integerIdParam('servicio'), type });
const pagina = z.object({
  pagina: pageNumberParam.optional(),
  tamano: z.coerce.number().int().min(1).max(100).optional(),
});

const defineDatos = <const Tipo extends TipoDatoNivel, Fila extends z.ZodType>(tipo: Tipo, fila: Fila) =>
  z.object({ tipo: z.literal(tipo), filas: z.array(fila), total: z.number().int() });

const solicitudEditableSchema = solicitudListadaSchema.extend({
  servicioId: z.number().int().nullable(),
  /** What `If-Match` of a change says. */
  version: z.number().int(),
});

/** One page of what the caller's entity has of a type. */
const datosNivelSchema = z.discriminatedUnion('tipo', [
  defineDatos('consulta', servicioNivelSchema.omit({ solicitar: true, nivelDos: true, nivelTres: true })),
  defineDatos('nivel', referenciaSchema.extend({ estado: z.string(), nivel: nivelSchema.nullable() })),
  defineDatos('servicio', solicitudEditableSchema),
  defineDatos(
    'entidad',
    referenciaSchema.extend({
      sigla: z.string().nullable(),
      /** Active services in each state that has any. */
      porEstado: z.array(z.object({ estado: z.string(), cantidad: z.number().int() })),
    }),
  ),
  defineDatos('edicion', solicitudEditableSchema),
  defineDatos(
    'certificados',
    z.object({
      id: z.number().int(),
      numero: z.string(),
      nivel: z.literal(NIVELES_CERTIFICADO),
      estado: z.enum(ESTADOS_CERTIFICADO),
      servicioId: z.number().int(),
      servicio: z.string(),
      expedidoEn: z.iso.datetime(),
    }),
  ),
  defineDatos(
    'versiones',
    z.object({
      id: z.number().int(),
      servicioId: z.number().int(),
      servicio: z.string(),
      /** As M.m. */
      numero: z.string(),
      estado: z.enum(ESTADOS_VERSION_SERVICIO),
      estandarizadaEn: z.iso.datetime().nullable(),
    }),
  ),
]);
export type DatosNivelDeTipo = z.infer<typeof datosNivelSchema>;

/** The fields of such a page, whatever its type: a client may send back what it was given. */
const paginaDeTipoSchema = z.object({ tipo: type, filas: z.array(z.unknown()), total: z.number().int() });

/** Specification §7, level-services helper: GET with {type} (API-23). */
export const listDatosNivelEndpoint = defineEndpoint({
  operation: 'listDatosNivel',
  context: 'solicitudes',
  summary:
    'Una página de lo que su entidad tiene de un tipo: servicios, niveles, solicitudes, entidad, ediciones, certificados o versiones.',
  method: 'GET',
  path: '/servicio-nivel/{type}',
  exposure: CONSULTAR,
  request: {
    params: porTipo,
    query: pagina.extend({ servicioId: integerIdParam('servicio').optional() }),
  },
  response: datosNivelSchema,
});

/** The same with {id}/{type}: of one servicio. */
export const listDatosNivelDeServicioEndpoint = defineEndpoint({
  operation: 'listDatosNivelDeServicio',
  context: 'solicitudes',
  summary: 'Una página de lo que un servicio de su entidad tiene de un tipo.',
  method: 'GET',
  path: '/servicio-nivel/{id}/{type}',
  exposure: CONSULTAR,
  request: { params: porServicioYTipo, query: pagina },
  response: datosNivelSchema,
  errors: solicitudesErrors,
});

/** Which request is changed: it, or the one under way of a servicio. */
const editada = z.object({
  servicioId: integerIdParam('servicio').optional(),
  solicitudId: integerIdParam('solicitud').optional(),
});

const cambio = {
  response: solicitudSchema,
  errors: { ...solicitudesErrors, ...archivosErrors },
  versioned: true,
} as const;

/** Specification §7, level-services helper: PUT by the query parameters of an item. */
export const updateServiciosNivelEndpoint = defineEndpoint({
  operation: 'updateServiciosNivel',
  context: 'solicitudes',
  summary: 'Cambia la solicitud que se puede editar de un servicio, dicha en la consulta de la dirección.',
  method: 'PUT',
  path: '/servicio-nivel',
  exposure: EDITAR,
  request: { query: editada, body: cambiosSolicitudSchema },
  takesBack: listServiciosNivelEndpoint.response,
  ...cambio,
});

/** The same with {type}: only what is in edition changes by it. */
export const updateDatosNivelEndpoint = defineEndpoint({
  operation: 'updateDatosNivel',
  context: 'solicitudes',
  summary: 'Cambia lo que está en edición; de los otros tipos dice por qué no se cambian así.',
  method: 'PUT',
  path: '/servicio-nivel/{type}',
  exposure: EDITAR,
  request: { params: porTipo, query: editada, body: cambiosSolicitudSchema },
  takesBack: paginaDeTipoSchema,
  ...cambio,
});

/** The same with {id}/{type}. */
export const updateDatosNivelDeServicioEndpoint = defineEndpoint({
  operation: 'updateDatosNivelDeServicio',
  context: 'solicitudes',
  summary:
    'Cambia la solicitud en edición de un servicio; de los otros tipos dice por qué no se cambian así.',
  method: 'PUT',
  path: '/servicio-nivel/{id}/{type}',
  exposure: EDITAR,
  request: { params: porServicioYTipo, body: cambiosSolicitudSchema },
  takesBack: paginaDeTipoSchema,
  ...cambio,
});
