import { defineErrors } from '@marco/contract-kit';

/** Refusals of what programs read of the directory. */
export const formatosErrors = defineErrors({
  CATALOGO_SIN_ESA_FORMA: {
    status: 406,
    mensaje: 'El catálogo no está disponible en ninguno de los formatos que pide.',
  },
  CAMPOS_NO_CABEN_EN_EXCEL: {
    status: 422,
    mensaje: 'Los campos de los mensajes no caben en una hoja de Excel. Descárguelos como CSV.',
  },
  CANAL_DE_NADA: {
    status: 404,
    mensaje: 'No hay un servicio, un elemento o una entidad con ese identificador.',
  },
  PARTE_DEL_MAPA_INEXISTENTE: {
    status: 404,
    mensaje: 'El mapa del sitio no tiene esa parte. Lea primero el índice, que las nombra todas.',
  },
});
