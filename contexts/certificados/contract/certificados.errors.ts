import { defineErrors } from '@marco/contract-kit';

export const certificadosErrors = defineErrors({
  CERTIFICADO_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'Ningún certificado tiene ese código. Revise que lo escribió completo.',
  },
  CERTIFICADO_ACCION_NO_PERMITIDA: { status: 409, mensaje: 'El certificado no admite este cambio ahora.' },
  CERTIFICADO_EN_PREPARACION: {
    status: 409,
    mensaje: 'El PDF está en preparación y estará listo en unos minutos. El certificado ya es válido.',
  },
  CERTIFICADO_SIN_ARCHIVO: {
    status: 409,
    mensaje: 'El PDF registrado no está disponible. Escriba a soporte; el certificado en JSON sí lo está.',
  },
});
