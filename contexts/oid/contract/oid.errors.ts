import { defineErrors } from '@marco/contract-kit';

export const oidErrors = defineErrors({
  OID_NO_ASIGNADO: { status: 404, mensaje: 'Este OID no está asignado: no identifica nada en el registro.' },
  OID_ACCION_NO_PERMITIDA: { status: 403, mensaje: 'Usted no puede hacer este cambio en el nodo.' },
  OID_DEMASIADO_LARGO: {
    status: 409,
    mensaje: 'Debajo de este nodo no caben más arcos: el OID pasaría de 255 caracteres.',
  },
});
