import { defineErrors } from '@marco/contract-kit';

export const oidErrors = defineErrors({
  OID_NO_ASIGNADO: { status: 404, mensaje: 'Este OID no está asignado: no identifica nada en el registro.' },
  OID_ACCION_NO_PERMITIDA: { status: 409, mensaje: 'El nodo no admite este cambio.' },
  OID_DEMASIADO_LARGO: {
    status: 409,
    mensaje: 'Debajo de este nodo no caben más arcos: el OID pasaría de 255 caracteres.',
  },
});
