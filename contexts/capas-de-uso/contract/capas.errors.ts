import { defineErrors } from '@marco/contract-kit';

export const capasErrors = defineErrors({
  CAPA_NO_ENCONTRADA: { status: 404, mensaje: 'La capa de uso que busca no existe.' },
  VERSION_DE_CAPA_NO_ENCONTRADA: { status: 404, mensaje: 'La capa de uso no tiene esa versión.' },
  CAPA_ACCION_NO_PERMITIDA: { status: 403, mensaje: 'Usted no puede hacer este cambio en la capa de uso.' },
  CAPA_CODIGO_REPETIDO: { status: 409, mensaje: 'Ya existe una capa de uso con ese código.' },
  CAPA_CARPETA_REPETIDA: { status: 409, mensaje: 'Otra capa de uso ya tiene esa carpeta.' },
  CAPA_ESPACIO_REPETIDO: {
    status: 409,
    mensaje: 'Otra capa de uso vigente ya tiene ese espacio de nombres.',
  },
  CAPA_ESTADO_IGUAL: { status: 409, mensaje: 'La capa de uso ya está en ese estado.' },
});
