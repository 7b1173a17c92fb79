import { defineEndpoint, freshPermissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { motivoSchema } from './decide-usuarios.endpoints.ts';
import { MAXIMO_IDENTIFICACION, MENSAJES_IDENTIDAD, RECURSO_USUARIOS } from './terms.ts';
import { usuariosErrors } from './usuarios.errors.ts';

const { IDENTIDAD_NO_ENCONTRADA, IDENTIDAD_EXTERNA, LIBERACION_NO_PERMITIDA } = usuariosErrors;

/**
 * Releases a number that was taken by a person who is not its owner. The identity is deleted, the user is
 * inactivated, and their audit trail stays.
 */
export const revokeIdentidadEndpoint = defineEndpoint({
  operation: 'revokeIdentidad',
  context: 'usuarios',
  summary: 'Libera la identidad de un documento: su número queda libre y la persona que la usaba, inactiva.',
  method: 'POST',
  path: '/usuarios/liberarIdentidad',
  exposure: { private: freshPermissionAccess(RECURSO_USUARIOS, 'editar') },
  request: {
    body: z.object({
      tipoIdentificacion: z
        .string({ error: MENSAJES_IDENTIDAD.tipo })
        .min(1, { error: MENSAJES_IDENTIDAD.tipo })
        .max(10),
      numeroIdentificacion: z
        .string({ error: MENSAJES_IDENTIDAD.numero })
        .trim()
        .min(1, { error: MENSAJES_IDENTIDAD.numero })
        .max(MAXIMO_IDENTIFICACION),
      motivo: motivoSchema,
    }),
  },
  response: z.object({ liberada: z.literal(true) }),
  errors: { IDENTIDAD_NO_ENCONTRADA, IDENTIDAD_EXTERNA, LIBERACION_NO_PERMITIDA },
  ratePerMinute: 30,
});
