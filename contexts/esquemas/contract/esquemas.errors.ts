import { defineErrors } from '@marco/contract-kit';

export const esquemasErrors = defineErrors({
  ESQUEMA_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'No existe esa versión del elemento de dato, o usted no tiene permiso para consultarla.',
  },
  ESQUEMA_CON_FALLAS: {
    status: 422,
    mensaje: 'No es posible generar el esquema: la estructura del elemento de dato tiene fallas.',
  },
});
