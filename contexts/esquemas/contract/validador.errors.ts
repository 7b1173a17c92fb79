import { defineErrors } from '@marco/contract-kit';
import { LIMITES_LOTE, LIMITES_VALIDADOR } from './validador.terms.ts';

const enMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Refusals of the whole call; what is wrong with a message is part of its report. */
export const validadorErrors = defineErrors({
  FORMULARIO_REQUERIDO: {
    status: 415,
    mensaje: 'Envíe el mensaje en un formulario (multipart/form-data), en el campo «mensaje».',
  },
  FORMULARIO_INCOMPLETO: { status: 400, mensaje: 'El mensaje no llegó completo. Envíelo de nuevo.' },
  MENSAJE_AUSENTE: { status: 400, mensaje: 'El formulario no trae ningún mensaje para validar.' },
  MENSAJE_PESADO: {
    status: 413,
    mensaje: `El mensaje y el esquema pueden pesar máximo ${enMegabytes(LIMITES_VALIDADOR.bytesMensaje)} cada uno.`,
  },
  ARCHIVOS_EXCEDIDOS: {
    status: 422,
    mensaje: `Envíe un solo mensaje y máximo un esquema. Varios mensajes se validan como lote, de máximo ${LIMITES_LOTE.mensajes}, con máximo un esquema.`,
  },
  LOTE_EXCEDIDO: {
    status: 413,
    mensaje: `Un lote tiene máximo ${LIMITES_LOTE.mensajes} mensajes, y todos juntos, ya descomprimidos, máximo ${enMegabytes(LIMITES_LOTE.bytes)}.`,
  },
  INFORME_ILEGIBLE: {
    status: 422,
    mensaje: 'El informe no se puede leer: envíe los reportes del lote como los respondió el validador.',
  },
  INFORME_PESADO: {
    status: 413,
    mensaje: `El informe pesa más de ${enMegabytes(LIMITES_LOTE.bytesInforme)}. Descárguelo como CSV.`,
  },
  ZIP_ILEGIBLE: { status: 422, mensaje: 'El archivo ZIP no se puede leer. Comprímalo de nuevo sin clave.' },
  ESQUEMA_AUSENTE: {
    status: 400,
    mensaje: 'Elija un elemento del registro o cargue el esquema con el que se valida el mensaje.',
  },
  ESQUEMA_REPETIDO: {
    status: 400,
    mensaje: 'Elija un elemento del registro o cargue un esquema, pero no los dos a la vez.',
  },
  ESQUEMA_ILEGIBLE: {
    status: 422,
    mensaje: 'El esquema no está en la codificación que dice. Guarde el archivo como UTF-8.',
  },
  ELEMENTO_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'El elemento o la versión que eligió no existe en el registro.',
  },
  LOTE_EN_CURSO: {
    status: 429,
    mensaje:
      'Ya se está validando un lote suyo o de su misma red. Espere a que termine y envíe el siguiente.',
  },
  VALIDADOR_OCUPADO: {
    status: 503,
    mensaje: 'El validador está atendiendo otros mensajes. Intente de nuevo en unos segundos.',
  },
});
