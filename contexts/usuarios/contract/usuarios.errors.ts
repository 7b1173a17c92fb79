import { defineErrors } from '@marco/contract-kit';

/** Refusals of the administration of users; the reasons of a rule travel in `detalles`. */
export const usuariosErrors = defineErrors({
  USUARIO_NO_ENCONTRADO: { status: 404, mensaje: 'El usuario que busca no existe o no es de su entidad.' },
  CAMBIO_NO_PERMITIDO: { status: 403, mensaje: 'No es posible realizar esta acción sobre el usuario.' },
  IDENTIDAD_NO_ENCONTRADA: { status: 404, mensaje: 'No hay una identidad con ese tipo y ese número.' },
  IDENTIDAD_EXTERNA: {
    status: 409,
    mensaje: 'Las identidades se administran en el autenticador digital, no en este sistema.',
  },
  LIBERACION_NO_PERMITIDA: { status: 403, mensaje: 'No es posible liberar esta identidad.' },
  SEGUNDO_FACTOR_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'Esta persona no tiene una aplicación de autenticación inscrita.',
  },
  LIBERACION_DE_FACTOR_NO_PERMITIDA: {
    status: 403,
    mensaje: 'No es posible liberar el segundo factor de esta persona.',
  },
  PERFIL_SIN_ENTIDAD: { status: 409, mensaje: 'Elija primero la entidad por la que trabaja.' },
  ROL_NO_ENCONTRADO: { status: 422, mensaje: 'El rol elegido no existe.' },
  ENTIDAD_NO_ENCONTRADA: { status: 422, mensaje: 'La entidad elegida no existe.' },
  TIPO_NO_BUSCADO: { status: 400, mensaje: 'Elija un tipo de la búsqueda.' },
});
