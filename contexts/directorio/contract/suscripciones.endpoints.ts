import { defineEndpoint, integerId, integerIdParam, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { directorioErrors } from './directorio.errors.ts';
import {
  ACCIONES_RECAPTCHA_DIRECTORIO,
  ESTADOS_SUSCRIPCION,
  FRECUENCIAS_SUSCRIPCION,
  LIMITES_SUSCRIPCION,
  OBJETOS_SUSCRIPCION,
} from './suscripciones.terms.ts';
import { LIMITES_DIRECTORIO } from './terms.ts';

const context = 'directorio';
const {
  DEMASIADAS_SUSCRIPCIONES,
  ELEMENTO_NO_PEDIBLE,
  SERVICIO_NO_PUBLICADO,
  SUSCRIPCION_DE_NADA,
  SUSCRIPCION_NO_EXISTE,
  SUSCRIPCION_SIN_CORREO,
  SUSCRIPCION_VENCIDA,
} = directorioErrors;

/** Most characters of the query of a search that is kept. */
const LARGO_BUSQUEDA = 2 * LIMITES_DIRECTORIO.filtro;

/** Code of a mail: 43 letters of base64 for an address, which nobody guesses. */
const codigo = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, { error: 'El código no está completo. Abra el enlace del correo.' });

const suscripcionSchema = z.object({
  /** Null until a visitor confirmed it: whoever holds no mail learns nothing. */
  id: z.number().int().nullable(),
  estado: z.enum(ESTADOS_SUSCRIPCION),
  objeto: z.enum(OBJETOS_SUSCRIPCION),
  frecuencia: z.enum(FRECUENCIAS_SUSCRIPCION),
  /** What it is about, by its name. */
  nombre: z.string(),
  /** Of the search, the servicio or the element in the site. */
  direccion: z.string(),
});
export type Suscripcion = z.infer<typeof suscripcionSchema>;

export const createSuscripcionEndpoint = defineEndpoint({
  operation: 'createSuscripcion',
  context,
  summary:
    'Avisos por correo de los cambios de una búsqueda, un servicio o un dato. La de un visitante cuenta cuando la confirma desde su correo.',
  method: 'POST',
  path: '/suscripciones',
  exposure: { public: true, private: sessionAccess },
  request: {
    body: z.object({
      objeto: z.enum(OBJETOS_SUSCRIPCION, { error: 'Elija una búsqueda, un servicio o un dato.' }),
      servicioId: integerId('servicio').nullish(),
      elementoId: integerId('elemento').nullish(),
      /** The query of the address of the search: `texto=registro&estado=publicado-nivel-3`. */
      busqueda: z
        .string()
        .max(LARGO_BUSQUEDA, {
          error: `La búsqueda que se guarda tiene máximo ${LARGO_BUSQUEDA} caracteres.`,
        })
        .nullish(),
      frecuencia: z.enum(FRECUENCIAS_SUSCRIPCION, { error: 'Elija cada cuánto quiere recibir avisos.' }),
      /** Of a visitor; a person with a session is told at theirs. */
      correo: z
        .email({ error: 'Escriba un correo, por ejemplo nombre@entidad.gov.co.' })
        .max(LIMITES_SUSCRIPCION.correo, {
          error: `Escriba máximo ${LIMITES_SUSCRIPCION.correo} caracteres.`,
        })
        .nullish(),
    }),
  },
  response: suscripcionSchema,
  errors: {
    DEMASIADAS_SUSCRIPCIONES,
    ELEMENTO_NO_PEDIBLE,
    SERVICIO_NO_PUBLICADO,
    SUSCRIPCION_DE_NADA,
    SUSCRIPCION_SIN_CORREO,
  },
  idempotent: true,
  recaptcha: ACCIONES_RECAPTCHA_DIRECTORIO.suscripcion,
  ratePerMinute: 10,
});

export const verifySuscripcionEndpoint = defineEndpoint({
  operation: 'verifySuscripcion',
  context,
  summary: 'Confirma la suscripción de un visitante con el código de su correo.',
  method: 'POST',
  path: '/suscripciones/confirmar',
  exposure: { public: true },
  request: { body: z.object({ codigo }) },
  response: suscripcionSchema,
  errors: { SUSCRIPCION_VENCIDA },
  ratePerMinute: 30,
});

export const closeSuscripcionEndpoint = defineEndpoint({
  operation: 'closeSuscripcion',
  context,
  summary: 'Retira una suscripción con el código que trae cada correo: una sola pulsación, sin ingresar.',
  method: 'POST',
  path: '/suscripciones/retirar',
  exposure: { public: true },
  request: { body: z.object({ codigo }) },
  response: suscripcionSchema,
  errors: { SUSCRIPCION_NO_EXISTE },
  ratePerMinute: 30,
});

export const listSuscripcionesEndpoint = defineEndpoint({
  operation: 'listSuscripciones',
  context,
  summary: 'Las suscripciones de la persona de la sesión, la más reciente primero.',
  method: 'GET',
  path: '/suscripciones',
  exposure: { private: sessionAccess },
  request: {},
  response: z.array(suscripcionSchema),
});

export const closeSuscripcionPropiaEndpoint = defineEndpoint({
  operation: 'closeSuscripcionPropia',
  context,
  summary: 'Retira una suscripción de la persona de la sesión.',
  method: 'DELETE',
  path: '/suscripciones/{id}',
  exposure: { private: sessionAccess },
  request: { params: z.object({ id: integerIdParam('suscripción') }) },
  response: suscripcionSchema,
  errors: { SUSCRIPCION_NO_EXISTE },
});
