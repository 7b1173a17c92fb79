import { defineEndpoint, enteringAccess, sessionAccess, uuidId } from '@marco/contract-kit';
import { z } from 'zod';
import { accesoErrors } from './acceso.errors.ts';

const sesionSchema = z.object({
  id: uuidId('sesion'),
  /** Browser and system, as far as the browser says. */
  dispositivo: z.string(),
  /** Network address it was opened from. */
  direccion: z.string().nullable(),
  inicio: z.iso.datetime(),
  ultimaActividad: z.iso.datetime(),
  /** Whether it is the one that asks. */
  actual: z.boolean(),
});
export type Sesion = z.infer<typeof sesionSchema>;

export const listSesionesEndpoint = defineEndpoint({
  operation: 'listSesiones',
  context: 'acceso',
  summary: 'Sesiones abiertas de la propia persona, la actual primero.',
  method: 'GET',
  path: '/sesiones',
  exposure: { private: sessionAccess },
  request: {},
  response: z.array(sesionSchema),
});

export const closeSesionEndpoint = defineEndpoint({
  operation: 'closeSesion',
  context: 'acceso',
  summary: 'Cierra una sesión de la propia persona.',
  method: 'POST',
  path: '/sesiones/cerrar',
  exposure: { private: sessionAccess },
  request: { body: z.object({ id: uuidId('sesion') }) },
  response: z.object({ cerrada: z.literal(true) }),
  errors: { SESION_NO_ENCONTRADA: accesoErrors.SESION_NO_ENCONTRADA },
});

export const closeOtrasSesionesEndpoint = defineEndpoint({
  operation: 'closeOtrasSesiones',
  context: 'acceso',
  summary: 'Cierra todas las sesiones de la propia persona menos la actual.',
  method: 'POST',
  path: '/sesiones/cerrar-otras',
  exposure: { private: sessionAccess },
  request: {},
  response: z.object({ cerradas: z.number().int() }),
});

/** The call itself counts as activity. */
export const keepSesionEndpoint = defineEndpoint({
  operation: 'keepSesion',
  context: 'acceso',
  summary: 'Mantiene abierta la sesión y dice cuándo terminará.',
  method: 'POST',
  path: '/sesiones/seguir',
  exposure: { private: enteringAccess },
  request: {},
  response: z.object({
    /** Seconds without activity after which it ends, and how long before it warns. */
    inactividadSegundos: z.number().int(),
    avisoSegundos: z.number().int(),
    /** When it ends whatever happens. */
    terminaEn: z.iso.datetime(),
    /** Seconds until then by the server's clock: the one of the browser may be wrong. */
    restanSegundos: z.number().int(),
  }),
});
