import { defineEndpoint, enteringAccess, freshSessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { accesoErrors } from './acceso.errors.ts';
import { MAXIMO_CODIGO } from './segundo-factor.terms.ts';

const {
  SEGUNDO_FACTOR_NO_EXIGIDO,
  SEGUNDO_FACTOR_YA_INSCRITO,
  SEGUNDO_FACTOR_SIN_INSCRIBIR,
  CODIGO_NO_VALIDO,
  DEMASIADOS_CODIGOS,
} = accesoErrors;

/** The state of the second factor in the session (ADR 0047). */
const segundoFactorSchema = z.object({
  /** Whether this session uses one: false where none is asked of it. */
  exigido: z.boolean(),
  /** Whether the role gives nothing until a code is given. */
  pendiente: z.boolean(),
  /** Since when the person has one; null without. */
  inscritoEn: z.iso.datetime().nullable(),
  codigosRestantes: z.number().int(),
});
export type SegundoFactor = z.infer<typeof segundoFactorSchema>;

/**
 * The data for an application of authentication. They are shown only once, and are not valid until the first code
 * confirms them.
 */
const inscripcionSchema = z.object({
  /** Base32, to be typed. */
  secreto: z.string(),
  /** The same as an `otpauth:` address, which an application on this device opens. */
  direccion: z.string(),
  /** The address as the picture that is scanned: the path of an SVG of `lado` units. */
  qr: z.object({ lado: z.number().int(), trazo: z.string() }),
});

/** Each code is valid once, for when the application is not at hand. They are shown only once. */
const codigosSchema = z.object({ codigos: z.array(z.string()) });

const FALTA = 'Escriba el código.';
const codigo = z
  .string({ error: FALTA })
  .trim()
  .min(1, { error: FALTA })
  .max(MAXIMO_CODIGO, { error: `Escriba máximo ${MAXIMO_CODIGO} caracteres.` });

export const getSegundoFactorEndpoint = defineEndpoint({
  operation: 'getSegundoFactor',
  context: 'acceso',
  summary: 'Dice si la sesión usa un segundo factor, si está pendiente y desde cuándo está inscrito.',
  method: 'GET',
  path: '/segundoFactor',
  exposure: { private: enteringAccess },
  request: {},
  response: segundoFactorSchema,
});

/** The first application of a person whose role asks for a second factor. */
export const createSegundoFactorEndpoint = defineEndpoint({
  operation: 'createSegundoFactor',
  context: 'acceso',
  summary: 'Comienza a inscribir la aplicación de autenticación de la propia persona.',
  method: 'POST',
  path: '/segundoFactor/inscribir',
  exposure: { private: enteringAccess },
  request: {},
  response: inscripcionSchema,
  errors: { SEGUNDO_FACTOR_NO_EXIGIDO, SEGUNDO_FACTOR_YA_INSCRITO },
  ratePerMinute: 30,
});

/** Another application in the place of the enrolled one, which serves until the new one is confirmed. */
export const updateSegundoFactorEndpoint = defineEndpoint({
  operation: 'updateSegundoFactor',
  context: 'acceso',
  summary: 'Comienza a inscribir otra aplicación en lugar de la que la persona tiene.',
  method: 'POST',
  path: '/segundoFactor/cambiar',
  exposure: { private: freshSessionAccess },
  request: {},
  response: inscripcionSchema,
  errors: { SEGUNDO_FACTOR_NO_EXIGIDO, SEGUNDO_FACTOR_SIN_INSCRIBIR },
  ratePerMinute: 30,
});

/** The first code of the application being enrolled confirms it and counts as given in this session. */
export const submitSegundoFactorEndpoint = defineEndpoint({
  operation: 'submitSegundoFactor',
  context: 'acceso',
  summary: 'Confirma la aplicación con un código y entrega los códigos de recuperación.',
  method: 'POST',
  path: '/segundoFactor/confirmar',
  exposure: { private: enteringAccess },
  request: { body: z.object({ codigo }) },
  response: codigosSchema,
  errors: {
    SEGUNDO_FACTOR_NO_EXIGIDO,
    SEGUNDO_FACTOR_YA_INSCRITO,
    SEGUNDO_FACTOR_SIN_INSCRIBIR,
    CODIGO_NO_VALIDO,
  },
  ratePerMinute: 30,
});

export const verifySegundoFactorEndpoint = defineEndpoint({
  operation: 'verifySegundoFactor',
  context: 'acceso',
  summary: 'Recibe un código de la aplicación, o uno de recuperación, para esta sesión.',
  method: 'POST',
  path: '/segundoFactor/verificar',
  exposure: { private: enteringAccess },
  request: { body: z.object({ codigo }) },
  response: z.object({ verificado: z.literal(true), codigosRestantes: z.number().int() }),
  errors: { SEGUNDO_FACTOR_NO_EXIGIDO, SEGUNDO_FACTOR_SIN_INSCRIBIR, CODIGO_NO_VALIDO, DEMASIADOS_CODIGOS },
  ratePerMinute: 30,
});

/** New recovery codes; the earlier ones are no longer valid. */
export const createCodigosRecuperacionEndpoint = defineEndpoint({
  operation: 'createCodigosRecuperacion',
  context: 'acceso',
  summary: 'Entrega códigos de recuperación nuevos; los anteriores dejan de servir.',
  method: 'POST',
  path: '/segundoFactor/codigos',
  exposure: { private: freshSessionAccess },
  request: {},
  response: codigosSchema,
  errors: { SEGUNDO_FACTOR_NO_EXIGIDO, SEGUNDO_FACTOR_SIN_INSCRIBIR },
  ratePerMinute: 30,
});
