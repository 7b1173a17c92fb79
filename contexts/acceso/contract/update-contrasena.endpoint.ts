import { defineEndpoint, publicAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { accesoErrors } from './acceso.errors.ts';

/** Longest texts a caller may send; the real bounds of a password are parameters. */
const LONGEST_KEY = 200;
const LONGEST_CONTRASENA = 1000;

/** Specification §7: changes the password of the person who received the key; the key is then no longer valid. */
export const updateContrasenaEndpoint = defineEndpoint({
  operation: 'updateContrasena',
  context: 'acceso',
  summary: 'Cambia la contraseña con la clave recibida por correo y cierra todas las sesiones de la persona.',
  method: 'POST',
  path: '/cuenta/reset-password/finish',
  exposure: { private: publicAccess },
  request: {
    body: z.object({ key: z.string().max(LONGEST_KEY), newPassword: z.string().max(LONGEST_CONTRASENA) }),
  },
  response: z.object({ restablecida: z.literal(true) }),
  errors: {
    CONTRASENA_EXTERNA: accesoErrors.CONTRASENA_EXTERNA,
    CONTRASENA_COMUN: accesoErrors.CONTRASENA_COMUN,
    CONTRASENA_PROPIA: accesoErrors.CONTRASENA_PROPIA,
    ENLACE_NO_VALIDO: accesoErrors.ENLACE_NO_VALIDO,
  },
  ratePerMinute: 20,
});
