import { defineEndpoint, integerId, pageNumber, permissionAccess } from '@marco/contract-kit';
import { RECURSO_ENTIDADES } from '@marco/entidades/terms';
import { z } from 'zod';

export const usuarioDeEntidadSchema = z.object({
  membresiaId: z.number().int(),
  nombre: z.string(),
  rol: z.string().nullable(),
  estado: z.enum(['activo', 'pendiente', 'rechazado', 'inactivo']),
});
export type UsuarioDeEntidad = z.infer<typeof usuarioDeEntidadSchema>;

/**
 * Panel of the detail of an entity (AREA-01); people who may not read all entities see only the people of their own.
 */
export const listUsuariosEntidadEndpoint = defineEndpoint({
  operation: 'listUsuariosEntidad',
  context: 'usuarios',
  summary: 'Una página de los usuarios de una entidad, con su rol y su estado.',
  method: 'POST',
  path: '/usuarios/entidad',
  exposure: { private: permissionAccess(RECURSO_ENTIDADES, 'consultar') },
  request: {
    body: z.object({
      entidadId: integerId('entidad'),
      pagina: pageNumber.default(1),
      tamano: z.number().int().min(1).max(100).default(10),
    }),
  },
  response: z.object({ usuarios: z.array(usuarioDeEntidadSchema), total: z.number().int() }),
});
