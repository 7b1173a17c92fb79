import { defineEndpoint, freshPermissionAccess, integerId } from '@marco/contract-kit';
import { z } from 'zod';
import { motivoSchema } from './decide-usuarios.endpoints.ts';
import { RECURSO_USUARIOS } from './terms.ts';
import { usuariosErrors } from './usuarios.errors.ts';

const { USUARIO_NO_ENCONTRADO, SEGUNDO_FACTOR_NO_ENCONTRADO, LIBERACION_DE_FACTOR_NO_PERMITIDA } =
  usuariosErrors;

/**
 * For a person who lost their telephone and their recovery codes: they enroll another application the next time they
 * enter.
 */
export const revokeSegundoFactorEndpoint = defineEndpoint({
  operation: 'revokeSegundoFactor',
  context: 'usuarios',
  summary: 'Retira la aplicación de autenticación de una persona y cierra sus sesiones.',
  method: 'POST',
  path: '/usuarios/liberarSegundoFactor',
  exposure: { private: freshPermissionAccess(RECURSO_USUARIOS, 'editar') },
  request: { body: z.object({ usuarioId: integerId('usuario'), motivo: motivoSchema }) },
  response: z.object({ liberado: z.literal(true) }),
  errors: { USUARIO_NO_ENCONTRADO, SEGUNDO_FACTOR_NO_ENCONTRADO, LIBERACION_DE_FACTOR_NO_PERMITIDA },
  ratePerMinute: 30,
});
