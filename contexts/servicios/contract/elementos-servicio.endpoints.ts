import {
  defineEndpoint,
  integerId,
  integerIdParam,
  pageNumber,
  permissionAccess,
  sitePathSchema,
} from '@marco/contract-kit';
import { RECURSO_ELEMENTOS } from '@marco/elementos-de-dato/terms';
import { z } from 'zod';
import { SENTIDOS } from './elementos-servicio.terms.ts';
import { conteoEstadoSchema } from './servicio.schema.ts';
import { serviciosErrors } from './servicios.errors.ts';

/** Setting the elements of the messages of a servicio is editing elements. */
const editar = { private: permissionAccess(RECURSO_ELEMENTOS, 'editar') } as const;

export const servicioDeElementoSchema = z.object({
  servicioId: z.number().int(),
  nombre: z.string(),
  entidad: z.string(),
  estado: z.string(),
  /** Whether it came with its level from the directory before: no request certified it here. */
  importado: z.boolean(),
  /** Version of the element its messages carry, as M.m. */
  idVersion: z.number().int(),
  version: z.string(),
  sentido: z.enum(SENTIDOS),
  /**
   * Whether the caller may take it out: who edits elements, of the ministry or of the entity of the servicio, where no
   * certified version carries it.
   */
  editable: z.boolean(),
  /** Its page in the directory; null where it has none. */
  direccion: sitePathSchema.nullable(),
});
export type ServicioDeElemento = z.infer<typeof servicioDeElementoSchema>;

/** Public, because only the messages of a servicio are secret, not which elements it exchanges. */
export const listServiciosElementoEndpoint = defineEndpoint({
  operation: 'listServiciosElemento',
  context: 'servicios',
  summary: 'Una página de los servicios que usan un elemento de dato, y cuántos hay en cada estado.',
  method: 'POST',
  path: '/servicios/elemento',
  exposure: { public: true, private: permissionAccess(RECURSO_ELEMENTOS, 'consultar') },
  request: {
    body: z.object({
      elementoId: integerId('elemento'),
      pagina: pageNumber.default(1),
      tamano: z.number().int().min(1).max(100).default(10),
    }),
  },
  response: z.object({
    servicios: z.array(servicioDeElementoSchema),
    total: z.number().int(),
    /** Services that use it in each state, the states without any left out. */
    porEstado: z.array(conteoEstadoSchema),
    /** Whether the caller may link services: any for the ministry, those of their entity for it. */
    editable: z.boolean(),
  }),
});

export const createElementoServicioEndpoint = defineEndpoint({
  operation: 'createElementoServicio',
  context: 'servicios',
  summary: 'Anota que los mensajes de un servicio llevan la versión vigente de un elemento.',
  method: 'POST',
  path: '/servicios/elementos',
  exposure: editar,
  request: {
    body: z.object({
      idServicio: integerId('servicio'),
      idElemento: integerId('elemento'),
      sentido: z.enum(SENTIDOS, { error: 'Elija si el elemento va en la entrada, en la salida o en ambas.' }),
    }),
  },
  response: servicioDeElementoSchema,
  errors: serviciosErrors,
  idempotent: true,
});

export const closeElementoServicioEndpoint = defineEndpoint({
  operation: 'closeElementoServicio',
  context: 'servicios',
  summary: 'Anota que los mensajes de un servicio ya no llevan una versión de un elemento.',
  method: 'DELETE',
  path: '/servicios/elementos/{idServicio}/{idVersion}',
  exposure: editar,
  request: {
    params: z.object({ idServicio: integerIdParam('servicio'), idVersion: integerIdParam('versión') }),
  },
  response: servicioDeElementoSchema,
  errors: serviciosErrors,
});
