import { defineErrors } from '@marco/contract-kit';

export const estandaresErrors = defineErrors({
  ESTANDAR_INEXISTENTE: { status: 404, mensaje: 'El estándar no existe.' },
  ESTANDAR_CODIGO_REPETIDO: { status: 409, mensaje: 'Ya hay un estándar con ese código.' },
  ESTANDAR_ACCION_NO_PERMITIDA: {
    status: 409,
    mensaje: 'El estado del estándar o lo que usted hizo en él no permiten esta acción.',
  },
});
