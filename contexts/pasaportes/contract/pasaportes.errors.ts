import { defineErrors } from '@marco/contract-kit';

export const pasaportesErrors = defineErrors({
  PASAPORTE_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'Ninguna versión de un servicio tiene ese OID. Revise que lo escribió completo.',
  },
  VERSION_SIN_PASAPORTE: {
    status: 404,
    mensaje: 'La versión no existe, todavía está en elaboración o su servicio no está activo.',
  },
  VERSION_SIN_MENSAJES: {
    status: 409,
    mensaje:
      'Los mensajes de esta versión no tienen elementos de dato publicados: no se puede escribir su contrato.',
  },
  PASAPORTE_DEMORADO: {
    status: 422,
    mensaje:
      'Escribir el pasaporte tomó más tiempo o memoria de lo permitido y se detuvo: sus mensajes llevan demasiados campos.',
  },
});
