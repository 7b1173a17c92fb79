import {
  ACTIONS,
  defineEndpoint,
  freshPermissionAccess,
  integerId,
  integerIdParam,
  permissionAccess,
} from '@marco/contract-kit';
import { z } from 'zod';
import {
  matrizSchema,
  parteDescritaFormSchema,
  parteFormSchema,
  parteGuardadaSchema,
  rolConPermisosSchema,
  rolFormSchema,
  rolSchema,
} from './rol.schema.ts';
import { rolesErrors } from './roles.errors.ts';
import { RECURSO_ROLES } from './terms.ts';

const consulta = { private: permissionAccess(RECURSO_ROLES, 'consultar') } as const;
const crea = { private: freshPermissionAccess(RECURSO_ROLES, 'crear') } as const;
const edita = { private: permissionAccess(RECURSO_ROLES, 'editar') } as const;
/** What a role gives, and to whom it may be given. */
const otorga = { private: freshPermissionAccess(RECURSO_ROLES, 'editar') } as const;
const { ROL_NO_EXISTE, ROL_YA_EXISTE, CAMBIO_DE_ROL_NO_PERMITIDO, PARTE_NO_EXISTE } = rolesErrors;
const rolParams = z.object({ id: integerIdParam('rol') });

/** Specification §6 `adm-rols` (ROLE-02). */
export const listRolesEndpoint = defineEndpoint({
  operation: 'listRoles',
  context: 'usuarios',
  summary: 'Roles con su ámbito y el número de usuarios activos que los tienen.',
  method: 'GET',
  path: '/adm-rols',
  exposure: consulta,
  request: {},
  response: z.array(rolSchema),
});

export const getRolEndpoint = defineEndpoint({
  operation: 'getRol',
  context: 'usuarios',
  summary: 'Un rol con sus permisos.',
  method: 'GET',
  path: '/adm-rols/{id}',
  exposure: consulta,
  request: { params: rolParams },
  response: rolConPermisosSchema,
  errors: { ROL_NO_EXISTE },
});

export const createRolEndpoint = defineEndpoint({
  operation: 'createRol',
  context: 'usuarios',
  summary: 'Crea un rol sin permisos.',
  method: 'POST',
  idempotent: true,
  path: '/adm-rols',
  exposure: crea,
  request: { body: rolFormSchema },
  response: rolSchema,
  errors: { ROL_YA_EXISTE },
});

/** An inactive rol cannot be given to anybody; people who have it keep it. */
export const updateRolEndpoint = defineEndpoint({
  operation: 'updateRol',
  context: 'usuarios',
  summary: 'Cambia nombre, descripción, ámbito o estado de un rol.',
  method: 'PUT',
  versioned: true,
  path: '/adm-rols/{id}',
  exposure: otorga,
  request: { params: rolParams, body: rolFormSchema.extend({ activo: z.boolean() }) },
  takesBack: getRolEndpoint.response,
  response: rolSchema,
  errors: { ROL_NO_EXISTE, ROL_YA_EXISTE, CAMBIO_DE_ROL_NO_PERMITIDO },
});

/** Specification §6 `administrar-roles` (ROLE-02). */
export const listPermisosEndpoint = defineEndpoint({
  operation: 'listPermisos',
  context: 'usuarios',
  summary: 'Matriz de permisos: cada rol, cada parte del menú y cada acción.',
  method: 'GET',
  path: '/administrar-roles',
  exposure: consulta,
  request: {},
  response: matrizSchema,
});

/** Holds from the next call of every open session of the rol. */
export const updatePermisosEndpoint = defineEndpoint({
  operation: 'updatePermisos',
  context: 'usuarios',
  summary: 'Reemplaza los permisos de un rol.',
  method: 'PUT',
  versioned: true,
  path: '/administrar-roles/{id}',
  exposure: otorga,
  request: {
    params: rolParams,
    body: z.object({
      permisos: z
        .array(z.object({ subfuncionalidadId: integerId('subfuncionalidad'), accion: z.enum(ACTIONS) }))
        .max(1_000),
    }),
  },
  response: rolConPermisosSchema,
  errors: { ROL_NO_EXISTE, CAMBIO_DE_ROL_NO_PERMITIDO },
});

const partParams = z.object({ id: integerIdParam('parte') });

export const updateFuncionalidadEndpoint = defineEndpoint({
  operation: 'updateFuncionalidad',
  context: 'usuarios',
  summary: 'Cambia el nombre y el orden de una funcionalidad del menú.',
  method: 'PUT',
  versioned: true,
  path: '/administrar-roles/funcionalidades/{id}',
  exposure: edita,
  request: { params: partParams, body: parteFormSchema },
  response: parteGuardadaSchema,
  errors: { PARTE_NO_EXISTE },
});

export const updateSubfuncionalidadEndpoint = defineEndpoint({
  operation: 'updateSubfuncionalidad',
  context: 'usuarios',
  summary: 'Cambia el nombre, la descripción y el orden de una subfuncionalidad.',
  method: 'PUT',
  versioned: true,
  path: '/administrar-roles/subfuncionalidades/{id}',
  exposure: edita,
  request: { params: partParams, body: parteDescritaFormSchema },
  response: parteGuardadaSchema,
  errors: { PARTE_NO_EXISTE },
});

export const updateItemDeMenuEndpoint = defineEndpoint({
  operation: 'updateItemDeMenu',
  context: 'usuarios',
  summary: 'Cambia el nombre, la descripción y el orden de un ítem de una subfuncionalidad.',
  method: 'PUT',
  versioned: true,
  path: '/administrar-roles/items/{id}',
  exposure: edita,
  request: { params: partParams, body: parteDescritaFormSchema },
  response: parteGuardadaSchema,
  errors: { PARTE_NO_EXISTE },
});
