import { defineEndpoint, integerIdParam, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { serviciosErrors } from './servicios.errors.ts';
import { ESTADOS_VERSION_SERVICIO, PAPELES_MENSAJE } from './versiones.terms.ts';

const conSesion = { private: sessionAccess } as const;

const versionServicioSchema = z.object({
  id: z.number().int(),
  /** As M.m. */
  numero: z.string(),
  estado: z.enum(ESTADOS_VERSION_SERVICIO),
  /** Since when it is at level 1; null before, and for one that is older than the product. */
  estandarizadaEn: z.iso.datetime().nullable(),
});
export type VersionServicio = z.infer<typeof versionServicioSchema>;

const detalleServicioSchema = z.object({
  servicioId: z.number().int(),
  nombre: z.string(),
  descripcion: z.string(),
  activo: z.boolean(),
  entidad: z.object({ id: z.number().int(), nombre: z.string(), sigla: z.string().nullable() }),
  /** Public state by its name. */
  estado: z.string(),
  /** Whether it came with its level from the directory before: no request certified it here. */
  importado: z.boolean(),
  /** The level is kept, but no version of it may be used now. */
  enSuspension: z.boolean(),
  /** Whether who asks may read on which terms its versions are consumed: of the entidad that offers it, or of all. */
  leeCondiciones: z.boolean(),
  /** The newest one first. */
  versiones: z.array(versionServicioSchema),
});
export type DetalleServicio = z.infer<typeof detalleServicioSchema>;

/** A field of a message, in the order of its tree: what stands in it comes next, one level deeper. */
const campoMensajeSchema = z.object({
  id: z.number().int(),
  /** From 1. */
  nivel: z.number().int(),
  nombreLocal: z.string(),
  elemento: z.object({
    versionId: z.number().int(),
    identificador: z.string(),
    nombre: z.string(),
    numero: z.string(),
  }),
  minimo: z.number().int(),
  /** Null without a limit. */
  maximo: z.number().int().nullable(),
  obligatorioDeNegocio: z.boolean(),
});
export type CampoMensajeServicio = z.infer<typeof campoMensajeSchema>;

const operacionServicioSchema = z.object({
  id: z.number().int(),
  codigo: z.string(),
  nombre: z.string(),
  mensajes: z.array(z.object({ papel: z.enum(PAPELES_MENSAJE), campos: z.array(campoMensajeSchema) })),
});
export type OperacionServicio = z.infer<typeof operacionServicioSchema>;

export const getServicioEndpoint = defineEndpoint({
  operation: 'getServicio',
  context: 'servicios',
  summary: 'Un servicio con su estado, derivado de sus versiones, y las versiones que tiene.',
  method: 'GET',
  path: '/servicios/{id}',
  exposure: conSesion,
  request: { params: z.object({ id: integerIdParam('servicio') }) },
  response: detalleServicioSchema,
  errors: serviciosErrors,
});

export const listOperacionesServicioEndpoint = defineEndpoint({
  operation: 'listOperacionesServicio',
  context: 'servicios',
  summary:
    'Operaciones de una versión de un servicio, con los campos de cada mensaje en el orden de su árbol.',
  method: 'GET',
  path: '/servicios/versiones/{id}/operaciones',
  exposure: conSesion,
  request: { params: z.object({ id: integerIdParam('versión') }) },
  response: z.array(operacionServicioSchema),
  errors: serviciosErrors,
});
