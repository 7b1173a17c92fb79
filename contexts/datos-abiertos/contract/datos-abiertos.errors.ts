import { defineErrors } from '@marco/contract-kit';

export const datosAbiertosErrors = defineErrors({
  CONJUNTO_INEXISTENTE: { status: 404, mensaje: 'Ese conjunto de datos no existe o no se publica.' },
  EDICION_INEXISTENTE: {
    status: 404,
    mensaje: 'No hay una edición de ese día: todavía no se publicó o ya no se conserva.',
  },
});
