import { decisionSchema, defineEndpoint, freshSessionAccess, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { accesoErrors } from './acceso.errors.ts';

const LONGEST_TEXTO = 1000;

/** Whether the person may suppress their data now, and how they prove that it is they who ask. */
export const getSupresionEndpoint = defineEndpoint({
  operation: 'getSupresion',
  context: 'acceso',
  summary: 'Si la propia persona puede suprimir sus datos, y qué lo impide.',
  method: 'GET',
  path: '/cuenta/supresion',
  exposure: { private: sessionAccess },
  request: {},
  response: z.object({
    decision: decisionSchema,
    /** The present password, or with an external authenticator a sign-in of the last minutes. */
    prueba: z.enum(['contrasena', 'ingreso']),
  }),
});

/**
 * Ley 1581 de 2012, articles 8 and 15: each person may have the data about them suppressed, unless the law requires
 * to keep them.
 */
export const submitSupresionEndpoint = defineEndpoint({
  operation: 'submitSupresion',
  context: 'acceso',
  summary: 'Suprime los datos personales de la propia persona y cierra su cuenta. No se puede deshacer.',
  method: 'POST',
  path: '/cuenta/supresion',
  exposure: { private: freshSessionAccess },
  request: {
    body: z.object({
      /** The phrase of the dialog, typed. */
      confirmacion: z.string().max(LONGEST_TEXTO),
      contrasena: z.string().max(LONGEST_TEXTO).optional(),
    }),
  },
  response: z.object({ suprimida: z.literal(true) }),
  errors: {
    CONFIRMACION_DISTINTA: accesoErrors.CONFIRMACION_DISTINTA,
    CONTRASENA_ACTUAL_DISTINTA: accesoErrors.CONTRASENA_ACTUAL_DISTINTA,
    INGRESO_NO_RECIENTE: accesoErrors.INGRESO_NO_RECIENTE,
    SUPRESION_NO_PERMITIDA: accesoErrors.SUPRESION_NO_PERMITIDA,
  },
  ratePerMinute: 10,
});
