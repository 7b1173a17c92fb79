import { defineErrors } from '@marco/contract-kit';
import { MAXIMO_IMPORTACION } from './terms.ts';

export const elementosErrors = defineErrors({
  ELEMENTO_NO_ENCONTRADO: { status: 404, mensaje: 'El elemento de dato que busca no existe.' },
  ELEMENTO_ACCION_NO_PERMITIDA: {
    status: 403,
    mensaje: 'Usted no puede hacer este cambio en el elemento de dato.',
  },
  ELEMENTO_ESTADO: {
    status: 409,
    mensaje: 'El estado del elemento de dato no permite esta acción.',
  },
  ELEMENTO_REPETIDO: {
    status: 409,
    mensaje: 'Ya existe un elemento con ese identificador en la misma capa y dominio.',
  },
  ELEMENTO_CON_BORRADOR: {
    status: 409,
    mensaje: 'El elemento ya tiene una versión en trabajo. Termínela o descártela antes de crear otra.',
  },
  ELEMENTO_INCOMPLETO: {
    status: 422,
    mensaje: 'Al elemento le falta información. Revise los campos indicados.',
  },
  ELEMENTO_NUMERO: {
    status: 409,
    mensaje: 'El número de la versión no corresponde a sus cambios.',
  },
  ELEMENTO_EN_USO: {
    status: 409,
    mensaje: 'Servicios publicados usan este elemento. Indique cuál lo reemplaza.',
  },
  IDENTIFICADOR_REPETIDO: {
    status: 409,
    mensaje: 'Otro elemento ya tiene ese identificador en ese sistema.',
  },
  VALORES_SIN_COLUMNAS: {
    status: 422,
    mensaje: 'El archivo necesita las columnas código y nombre en su primera fila.',
  },
  VALORES_PESADOS: { status: 413, mensaje: MAXIMO_IMPORTACION },
  VALORES_ILEGIBLES: { status: 422, mensaje: 'El archivo no se pudo leer. Use CSV o XLSX.' },
  VALORES_CON_ERRORES: {
    status: 422,
    mensaje: 'El archivo tiene celdas con errores. Corríjalas y cárguelo de nuevo.',
  },
  COMENTARIO_NO_ENCONTRADO: { status: 404, mensaje: 'El comentario que busca no existe.' },
});
