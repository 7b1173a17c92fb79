import { defineEndpoint, sessionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { accesoErrors } from './acceso.errors.ts';

/** Longest text a caller may send; the real bounds of a password are parameters. */
const LONGEST_CONTRASENA = 1000;
const contrasena = z.string().max(LONGEST_CONTRASENA);

/** A person who knows their password changes it; everything the old one opened ends, this session too. */
export const updateContrasenaPropiaEndpoint = defineEndpoint({
  operation: 'updateContrasenaPropia',
  context: 'acceso',
  summary: 'Cambia la contraseña de quien la conoce y cierra todas sus sesiones.',
  method: 'POST',
  path: '/cuenta/cambiarContrasena',
  exposure: { private: sessionAccess },
  request: { body: z.object({ actual: contrasena, newPassword: contrasena }) },
  response: z.object({ cambiada: z.literal(true) }),
  errors: {
    CONTRASENA_EXTERNA: accesoErrors.CONTRASENA_EXTERNA,
    CONTRASENA_ACTUAL_DISTINTA: accesoErrors.CONTRASENA_ACTUAL_DISTINTA,
    CONTRASENA_COMUN: accesoErrors.CONTRASENA_COMUN,
    CONTRASENA_PROPIA: accesoErrors.CONTRASENA_PROPIA,
  },
  ratePerMinute: 10,
});
