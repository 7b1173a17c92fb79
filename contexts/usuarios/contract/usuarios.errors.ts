import { defineErrors } from '@marco/contract-kit';

/** Refusals of the administration of users; the reasons of a rule travel in `detalles`. */
export const usuariosErrors = defineErrors({
  USUARIO_NO_ENCONTRADO: { status: 404, mensaje: 'El usuario que busca no existe o no es de su entidad.' },
  CAMBIO_NO_PERMITIDO: { status: 403, mensaje: 'No es posible realizar esta acción sobre el usuario.' },
  ROL_NO_ENCONTRADO: { status: 422, mensaje: 'El rol elegido no existe.' },
  ENTIDAD_NO_ENCONTRADA: { status: 422, mensaje: 'La entidad elegida no existe.' },
});
