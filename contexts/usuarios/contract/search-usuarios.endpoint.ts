import { defineEndpoint, integerId, integerIdParam, pageNumber, permissionAccess } from '@marco/contract-kit';
import { z } from 'zod';
import { usuarioDetalleSchema, usuarioRowSchema } from './membresia.schema.ts';
import {
  ACCIONES_MEMBRESIA,
  AMBITOS,
  ESTADOS_MEMBRESIA,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_USUARIO,
  RECURSO_USUARIOS,
} from './terms.ts';
import { usuariosErrors } from './usuarios.errors.ts';

const exposure = { private: permissionAccess(RECURSO_USUARIOS, 'consultar') } as const;

/** Every part may be absent or null: then it filters nothing. */
export const filtroUsuariosSchema = z.object({
  texto: z
    .string()
    .trim()
    .max(MAXIMO_TEXTO_BUSQUEDA, { error: `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.` })
    .nullish(),
  entidadId: integerId('entidad').nullish(),
  rolId: integerId('rol').nullish(),
  estado: z.enum(ESTADOS_MEMBRESIA).nullish(),
});
export type FiltroUsuarios = z.infer<typeof filtroUsuariosSchema>;

export const paginaUsuariosSchema = z.object({
  pagina: pageNumber.default(1),
  tamano: z.number().int().min(1).max(100).default(10),
  ordenarPor: z.enum(ORDENES_USUARIO).default('nombre'),
  descendente: z.boolean().default(false),
});
export type PaginaUsuarios = z.infer<typeof paginaUsuariosSchema>;

/**
 * Specification §7 `getUsuariosByFilter` (path: ADR 0012). A person who is not of the ministry finds only users of
 * their entidad.
 */
export const searchUsuariosEndpoint = defineEndpoint({
  operation: 'searchUsuarios',
  context: 'usuarios',
  summary: 'Busca usuarios por texto, entidad, rol y estado, con el número de usuarios en cada estado.',
  method: 'POST',
  path: '/usuarios/getUsuariosByFilter',
  exposure,
  request: { body: filtroUsuariosSchema.extend(paginaUsuariosSchema.shape) },
  response: z.object({
    usuarios: z.array(usuarioRowSchema),
    total: z.number().int(),
    /** How many satisfy the rest of the filter in each state. */
    porEstado: z.record(z.enum(ESTADOS_MEMBRESIA), z.number().int()),
    /** Whether the caller finds the users of every entidad, or of their own only. */
    todasLasEntidades: z.boolean(),
    /**
     * Actions the caller may take somewhere; the preview and the detail show which actions are possible for each
     * user.
     */
    acciones: z.array(z.enum(ACCIONES_MEMBRESIA)),
  }),
  examples: [{ title: 'Usuarios por aprobar', request: { body: { estado: 'pendiente' } } }],
});

/**
 * A person with their membresías; for a caller who is not of the ministry, a person of another entidad does not
 * exist.
 */
export const getUsuarioEndpoint = defineEndpoint({
  operation: 'getUsuario',
  context: 'usuarios',
  summary: 'Un usuario con sus entidades, lo que quien consulta puede hacer con cada una y su historial.',
  method: 'GET',
  path: '/usuarios/{id}',
  exposure,
  request: { params: z.object({ id: integerIdParam('usuario') }) },
  response: usuarioDetalleSchema,
  errors: { USUARIO_NO_ENCONTRADO: usuariosErrors.USUARIO_NO_ENCONTRADO },
});

/** Roles that can be given. */
export const listRolesAsignablesEndpoint = defineEndpoint({
  operation: 'listRolesAsignables',
  context: 'usuarios',
  summary: 'Roles activos que quien consulta puede asignar, todos o los que corresponden a una entidad.',
  method: 'GET',
  path: '/usuarios/rolesAsignables',
  exposure,
  request: { query: z.object({ entidadId: integerIdParam('entidad').optional() }) },
  response: z.array(
    z.object({ id: z.number().int(), nombre: z.string(), descripcion: z.string(), ambito: z.enum(AMBITOS) }),
  ),
});
