import { defineEndpoint, freshPermissionAccess, integerId } from '@marco/contract-kit';
import { z } from 'zod';
import { membresiaSchema } from './membresia.schema.ts';
import { MAXIMO_MOTIVO, MENSAJES_MOTIVO, RECURSO_USUARIOS } from './terms.ts';
import { usuariosErrors } from './usuarios.errors.ts';

const aprueba = { private: freshPermissionAccess(RECURSO_USUARIOS, 'aprobar') } as const;
const edita = { private: freshPermissionAccess(RECURSO_USUARIOS, 'editar') } as const;

const membresiaId = integerId('membresia');
const { USUARIO_NO_ENCONTRADO, CAMBIO_NO_PERMITIDO, ROL_NO_ENCONTRADO, ENTIDAD_NO_ENCONTRADA } =
  usuariosErrors;

/** Why somebody is rejected, as they are told. */
export const motivoSchema = z
  .string({ error: MENSAJES_MOTIVO.requerido })
  .trim()
  .min(1, { error: MENSAJES_MOTIVO.requerido })
  .max(MAXIMO_MOTIVO, { error: MENSAJES_MOTIVO.maximo });

/** Specification §4 `validar/aprobarUsuario`: approving gives a rol (REG-20). */
export const approveUsuarioEndpoint = defineEndpoint({
  operation: 'approveUsuario',
  context: 'usuarios',
  summary: 'Aprueba el registro de un usuario en una entidad y le asigna un rol.',
  method: 'POST',
  versioned: true,
  path: '/validar/aprobarUsuario',
  exposure: aprueba,
  request: { body: z.object({ membresiaId, rolId: integerId('rol') }) },
  response: membresiaSchema,
  errors: { USUARIO_NO_ENCONTRADO, CAMBIO_NO_PERMITIDO, ROL_NO_ENCONTRADO },
});

/** Specification §4 `validar/rechazarUsuario`. */
export const rejectUsuarioEndpoint = defineEndpoint({
  operation: 'rejectUsuario',
  context: 'usuarios',
  summary: 'Rechaza el registro de un usuario en una entidad, con el motivo.',
  method: 'POST',
  versioned: true,
  path: '/validar/rechazarUsuario',
  exposure: aprueba,
  request: { body: z.object({ membresiaId, motivo: motivoSchema }) },
  response: membresiaSchema,
  errors: { USUARIO_NO_ENCONTRADO, CAMBIO_NO_PERMITIDO },
});

/** Specification §7 `cambiarEstado`: activates or inactivates. */
export const updateEstadoUsuarioEndpoint = defineEndpoint({
  operation: 'updateEstadoUsuario',
  context: 'usuarios',
  summary: 'Activa o inactiva a un usuario en una entidad.',
  method: 'POST',
  versioned: true,
  path: '/usuarios/cambiarEstado',
  exposure: edita,
  request: { body: z.object({ membresiaId, estadoUsuario: z.boolean(), motivo: motivoSchema.optional() }) },
  response: membresiaSchema,
  errors: { USUARIO_NO_ENCONTRADO, CAMBIO_NO_PERMITIDO },
});

/** Moves a person to another entidad; `cambiarEntidad` changes only the caller's own current one. */
export const updateEntidadDeUsuarioEndpoint = defineEndpoint({
  operation: 'updateEntidadDeUsuario',
  context: 'usuarios',
  summary: 'Traslada a un usuario a otra entidad, con otro rol si el que tiene no corresponde.',
  method: 'POST',
  versioned: true,
  path: '/usuarios/trasladar',
  exposure: edita,
  request: {
    body: z.object({ membresiaId, entidadId: integerId('entidad'), rolId: integerId('rol').optional() }),
  },
  response: membresiaSchema,
  errors: { USUARIO_NO_ENCONTRADO, CAMBIO_NO_PERMITIDO, ROL_NO_ENCONTRADO, ENTIDAD_NO_ENCONTRADA },
});

/** The rol belongs to the membresía: one person may hold another in each entidad. */
export const updateRolDeUsuarioEndpoint = defineEndpoint({
  operation: 'updateRolDeUsuario',
  context: 'usuarios',
  summary: 'Asigna otro rol a un usuario en una entidad.',
  method: 'POST',
  versioned: true,
  path: '/usuarios/asignarRol',
  exposure: edita,
  request: { body: z.object({ membresiaId, rolId: integerId('rol') }) },
  response: membresiaSchema,
  errors: { USUARIO_NO_ENCONTRADO, CAMBIO_NO_PERMITIDO, ROL_NO_ENCONTRADO },
});
