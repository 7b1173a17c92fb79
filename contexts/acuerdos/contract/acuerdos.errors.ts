import { defineErrors } from '@marco/contract-kit';

export const acuerdosErrors = defineErrors({
  ACUERDO_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'El acuerdo no existe o su entidad no es parte de él.',
  },
  ACUERDO_ACCION_NO_PERMITIDA: { status: 409, mensaje: 'El acuerdo no admite esta acción ahora.' },
  ACUERDO_CONDICIONES: {
    status: 409,
    mensaje: 'Su entidad no cumple las condiciones para pedir este servicio.',
  },
  SERVICIO_NO_OFRECIDO: { status: 404, mensaje: 'El servicio no existe o no está activo.' },
  ACUERDO_SERVICIO_SIN_PUBLICAR: {
    status: 409,
    mensaje: 'Ninguna versión de este servicio está publicada: todavía no se puede consumir.',
  },
  ACUERDO_CUOTA_EXCEDIDA: {
    status: 409,
    mensaje: 'El volumen pedido no cabe en las cuotas del servicio.',
  },
  ACUERDO_EN_CURSO: {
    status: 409,
    mensaje: 'Ya hay una petición en curso que cambia este acuerdo. Continúe con ella.',
  },
  ACUERDO_SIN_CONTRATO: {
    status: 409,
    mensaje: 'El acuerdo tiene contrato desde que se aprueba. Este todavía no lo tiene.',
  },
  ACUERDO_CONTRATO_EXTENSO: {
    status: 422,
    mensaje:
      'Escribir el contrato tomó más de 20 segundos y se detuvo: sus mensajes llevan demasiados campos.',
  },
  VERSION_AJENA: {
    status: 404,
    mensaje: 'La versión no existe o su servicio no es de su entidad.',
  },
  DESACUERDO_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'El desacuerdo no existe o su entidad no es parte de él.',
  },
  DESACUERDO_ACCION_NO_PERMITIDA: { status: 409, mensaje: 'El desacuerdo no admite esta acción ahora.' },
});
