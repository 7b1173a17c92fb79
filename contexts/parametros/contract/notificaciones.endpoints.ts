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

/** More than there are events: who saves their choices sends all of them. */
const MAXIMO_ELECCIONES = 200;

/** By which channel a person wants an event. */
const eleccionSchema = z.object({
  evento: novedadSchema,
  correo: z.enum(ENVIOS_CORREO),
  producto: z.boolean(),
});

/** What the screen says of an event. */
const eventoSchema = z.object({
  nombre: z.string(),
  descripcion: z.string(),
  /** What the event is about. */
  tema: z.string(),
  /** By which channels the ministry lets it go out. */
  porCorreo: z.boolean(),
  porProducto: z.boolean(),
});

/** What a person chose, with what the screen says of the event. */
const preferenciaSchema = eleccionSchema.extend(eventoSchema.shape);
export type Preferencia = z.infer<typeof preferenciaSchema>;

/** An event that nobody may silence. */
const obligatoriaSchema = eventoSchema.extend({ evento: novedadSchema });
export type PreferenciaObligatoria = z.infer<typeof obligatoriaSchema>;

const preferenciasSchema = z.object({
  preferencias: z.array(preferenciaSchema),
  obligatorias: z.array(obligatoriaSchema),
  /** Hour of the day from which the summary goes out, 0 to 23. */
  horaResumen: z.number().int(),
});
export type Preferencias = z.infer<typeof preferenciasSchema>;

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
  request: { body: z.object({ preferencias: z.array(eleccionSchema).min(1).max(MAXIMO_ELECCIONES) }) },
  takesBack: preferenciasSchema,
  response: preferenciasSchema,
});
