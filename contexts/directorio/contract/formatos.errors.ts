import { defineErrors } from '@marco/contract-kit';

/** Refusals of what programs read of the directory. */
export const formatosErrors = defineErrors({
  CATALOGO_SIN_ESA_FORMA: {
    status: 406,
    mensaje: 'El catálogo no está disponible en ninguno de los formatos que pide.',
  },
  PARTE_DEL_MAPA_INEXISTENTE: {
    status: 404,
    mensaje: 'El mapa del sitio no tiene esa parte. Lea primero el índice, que las nombra todas.',
  },
});
