import { defineEndpoint, pageNumberParam, sessionAccess, sitePathSchema } from '@marco/contract-kit';
import { z } from 'zod';
import { novedadSchema } from './plantilla.schema.ts';
import { ENVIOS_CORREO, TAMANO_MAXIMO } from './terms.ts';

const own = { private: sessionAccess } as const;

const notificacionSchema = z.object({
  id: z.number().int(),
  evento: z.string(),
  titulo: z.string(),
  texto: z.string(),
  /** Path inside the product. */
  enlace: sitePathSchema.nullable(),
  creadaEn: z.string(),
  leida: z.boolean(),
});
export type Notificacion = z.infer<typeof notificacionSchema>;

/** By which channel a person wants an event. */
const eleccionSchema = z.object({
  evento: novedadSchema,
  correo: z.enum(ENVIOS_CORREO),
  producto: z.boolean(),
});

/** The same with what the screen says of the event. */
const preferenciaSchema = eleccionSchema.extend({ nombre: z.string(), descripcion: z.string() });
export type Preferencia = z.infer<typeof preferenciaSchema>;

/** More events than the product has, so that all of them go back at once. */
const MAX_PREFERENCIAS = 200;
const preferenciasSchema = z.object({ preferencias: z.array(preferenciaSchema) });

export const listNotificacionesEndpoint = defineEndpoint({
  operation: 'listNotificaciones',
  context: 'parametros',
  summary: 'Notificaciones de quien llama, de la más reciente a la más antigua.',
  method: 'GET',
  path: '/notificaciones',
  exposure: own,
  request: {
    query: z.object({
      pagina: pageNumberParam.default(1),
      tamano: z.coerce.number().int().min(1).max(TAMANO_MAXIMO).default(20),
    }),
  },
  response: z.object({
    notificaciones: z.array(notificacionSchema),
    total: z.number().int(),
    sinLeer: z.number().int(),
  }),
});

export const countSinLeerEndpoint = defineEndpoint({
  operation: 'countSinLeer',
  context: 'parametros',
  summary: 'Cuántas notificaciones sin leer tiene quien llama.',
  method: 'GET',
  path: '/notificaciones/sin-leer',
  exposure: own,
  request: {},
  response: z.object({ sinLeer: z.number().int() }),
});

export const updateLeidasEndpoint = defineEndpoint({
  operation: 'updateLeidas',
  context: 'parametros',
  summary: 'Marca como leídas las notificaciones dadas de quien llama, o todas.',
  method: 'POST',
  path: '/notificaciones/leer',
  exposure: own,
  request: { body: z.object({ ids: z.array(z.number().int().min(1)).max(TAMANO_MAXIMO).optional() }) },
  response: z.object({ sinLeer: z.number().int() }),
});

export const listPreferenciasEndpoint = defineEndpoint({
  operation: 'listPreferencias',
  context: 'parametros',
  summary: 'Por qué canal recibe quien llama cada evento que se puede elegir.',
  method: 'GET',
  path: '/notificaciones/preferencias',
  exposure: own,
  request: {},
  response: preferenciasSchema,
});

export const updatePreferenciasEndpoint = defineEndpoint({
  operation: 'updatePreferencias',
  context: 'parametros',
  summary:
    'Guarda los canales que quien llama eligió; los eventos necesarios para ingresar no se pueden silenciar.',
  method: 'PUT',
  path: '/notificaciones/preferencias',
  exposure: own,
  request: { body: z.object({ preferencias: z.array(eleccionSchema).min(1).max(MAX_PREFERENCIAS) }) },
  takesBack: preferenciasSchema,
  response: preferenciasSchema,
});
