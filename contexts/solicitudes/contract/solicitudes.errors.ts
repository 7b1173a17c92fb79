import { defineErrors } from '@marco/contract-kit';

export const solicitudesErrors = defineErrors({
  SOLICITUD_NO_ENCONTRADA: { status: 404, mensaje: 'La solicitud que busca no existe.' },
  SOLICITUD_ACCION_NO_PERMITIDA: { status: 409, mensaje: 'La solicitud no admite este cambio ahora.' },
  SOLICITUD_INCOMPLETA: { status: 409, mensaje: 'A la solicitud le faltan datos para continuar.' },
  SOLICITUD_EN_CURSO: {
    status: 409,
    mensaje: 'El servicio ya tiene una solicitud de ese nivel en curso.',
  },
  SERVICIO_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'El servicio no existe, está inactivo o es de otra entidad.',
  },
  DATO_NIVEL_NO_EDITABLE: { status: 409, mensaje: 'Este dato no se cambia por esta dirección.' },
  SERVICIO_REPETIDO: { status: 409, mensaje: 'Ya existe un servicio con ese nombre.' },
});
