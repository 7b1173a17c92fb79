import { defineErrors } from '@marco/contract-kit';
import { LOCALE } from '@marco/country/zone';
import { LIMITES_CONTRATO, LIMITES_DECLARADO, MAXIMO_CAMPOS_ESPERADOS } from './conformidad.terms.ts';

/** Refusals of the whole call; what is wrong with a contract is part of its report. */
export const conformidadErrors = defineErrors({
  FORMULARIO_REQUERIDO: {
    status: 415,
    mensaje: 'Envíe el contrato en un formulario (multipart/form-data), en el campo «contrato».',
  },
  FORMULARIO_INCOMPLETO: { status: 400, mensaje: 'El contrato no llegó completo. Envíelo de nuevo.' },
  CONTRATO_AUSENTE: { status: 400, mensaje: 'El formulario no trae ningún contrato.' },
  CONTRATO_PESADO: {
    status: 413,
    mensaje: `El contrato puede pesar máximo ${LIMITES_CONTRATO.bytes / 1_000_000} MB.`,
  },
  CONTRATOS_EXCEDIDOS: {
    status: 422,
    mensaje: 'Envíe un solo contrato. Un WSDL y sus XSD van juntos en un ZIP.',
  },
  SERVICIO_NO_ENCONTRADO: { status: 404, mensaje: 'El servicio que eligió no existe o no está activo.' },
  VERSION_NO_ENCONTRADA: { status: 404, mensaje: 'La versión que eligió no es de ese servicio.' },
  VERSION_SIN_SERVICIO: { status: 400, mensaje: 'Diga también el servicio de la versión que eligió.' },
  SERVICIO_SIN_DATOS: {
    status: 422,
    mensaje:
      'El servicio que eligió no tiene elementos de dato publicados con los cuales comparar. Compruebe el contrato sin elegir un servicio.',
  },
  SERVICIO_EXTENSO: {
    status: 422,
    mensaje: `Los mensajes del servicio que eligió llevan más de ${MAXIMO_CAMPOS_ESPERADOS.toLocaleString(LOCALE)} campos dentro de elementos compuestos: son demasiados para compararlos. Compruebe el contrato sin elegir un servicio, o divida el servicio.`,
  },
  CAMPO_AJENO: {
    status: 422,
    mensaje: 'Uno de los campos no es de los mensajes de esta versión del servicio.',
  },
  CAMPO_REPETIDO: { status: 422, mensaje: 'Uno de los campos está dos veces en la correspondencia.' },
  RUTA_EXCEDIDA: {
    status: 422,
    mensaje: `El lugar de un campo en el contrato puede tener máximo ${LIMITES_DECLARADO.ruta} caracteres.`,
  },
  DECLARADO_EXCEDIDO: {
    status: 422,
    mensaje: `Puede declarar máximo ${LIMITES_DECLARADO.campos} lugares y diferencias, de ${LIMITES_DECLARADO.motivo} caracteres cada motivo, y ${LIMITES_DECLARADO.mensajes} mensajes.`,
  },
  MENSAJE_NO_ENCONTRADO: {
    status: 422,
    mensaje: 'El servicio no tiene un mensaje de esa operación y ese papel.',
  },
  MENSAJE_EXCEDIDO: {
    status: 413,
    mensaje: `El mensaje puede pesar máximo ${LIMITES_DECLARADO.bytesMensaje / 1_000_000} MB.`,
  },
  INFORME_NO_ENCONTRADO: { status: 404, mensaje: 'No hay un informe con esa dirección.' },
  BANCO_OCUPADO: {
    status: 503,
    mensaje: 'El banco está comprobando otros contratos. Intente de nuevo en unos segundos.',
  },
});
