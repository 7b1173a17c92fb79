import { defineErrors } from '@marco/contract-kit';

export const parametrosErrors = defineErrors({
  PARAMETRO_NO_ENCONTRADO: { status: 404, mensaje: 'No se encontró el parámetro.' },
  PARAMETRO_NO_EDITABLE: { status: 403, mensaje: 'Este parámetro no se puede cambiar desde esta pantalla.' },
  GRUPO_NO_ENCONTRADO: { status: 404, mensaje: 'No se encontró el grupo de parámetros.' },
  CAMBIO_NO_PENDIENTE: { status: 409, mensaje: 'Este parámetro no tiene un cambio por confirmar.' },
  ARCHIVO_PARAMETROS_ILEGIBLE: { status: 422, mensaje: 'El archivo no es una exportación de parámetros.' },
  ARCHIVO_PARAMETROS_ALTERADO: {
    status: 422,
    mensaje: 'La firma del archivo no corresponde a su contenido: alguien lo cambió después de exportarlo.',
  },
  IMPORTACION_DISTINTA: {
    status: 409,
    mensaje: 'Los parámetros cambiaron desde que vio las diferencias. Véalas de nuevo.',
  },
  IMPORTACION_NO_PERMITIDA: { status: 409, mensaje: 'Este archivo no se puede importar aquí.' },
  CAMBIO_NO_DECIDIBLE: { status: 403, mensaje: 'Usted no puede decidir este cambio.' },
});

export const correosErrors = defineErrors({
  PLANTILLA_NO_ENCONTRADA: { status: 404, mensaje: 'No se encontró la plantilla de correo.' },
  CORREO_NO_ENCONTRADO: { status: 404, mensaje: 'No se encontró el correo en la bandeja de salida.' },
  CORREO_NO_REINTENTABLE: { status: 409, mensaje: 'Este correo no se puede enviar de nuevo.' },
});
