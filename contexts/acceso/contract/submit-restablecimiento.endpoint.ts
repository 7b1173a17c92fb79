import { defineEndpoint, integerId, publicAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { accesoErrors } from './acceso.errors.ts';
import { ACCIONES_RECAPTCHA } from './recaptcha.terms.ts';

/** Longest e-mail a caller may send; the rule says what is wrong with it. */
const LONGEST_CORREO = 300;

const correo = z.string().max(LONGEST_CORREO).optional();

/**
 * Specification §3 and §7: the e-mail goes by `correoEletronico` or by `correo`. Known and unknown people get
 * the same answer.
 */
export const submitRestablecimientoEndpoint = defineEndpoint({
  operation: 'submitRestablecimiento',
  context: 'acceso',
  summary: 'Pide por correo un enlace para restablecer la contraseña del autenticador propio.',
  method: 'POST',
  path: '/cuenta/reset-password/init',
  exposure: { private: publicAccess },
  request: {
    body: z.object({ correoEletronico: correo, correo, entidadId: integerId('entidad').nullish() }),
  },
  response: z.object({ recibida: z.literal(true) }),
  errors: {
    CONTRASENA_EXTERNA: accesoErrors.CONTRASENA_EXTERNA,
    RECUPERACION_NO_DISPONIBLE: accesoErrors.RECUPERACION_NO_DISPONIBLE,
  },
  recaptcha: ACCIONES_RECAPTCHA.restablecer,
  ratePerMinute: 10,
});
