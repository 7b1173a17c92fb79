import { defineErrors } from '@marco/contract-kit';
import { LIMITES_IMPORTACION } from './terms.ts';

/** Refusals about the catalogues and their import. */
export const catalogosErrors = defineErrors({
  CATALOGO_CODIGO_REPETIDO: { status: 409, mensaje: 'El catálogo ya tiene una fila con ese código.' },
  CATALOGO_NOMBRE_REPETIDO: { status: 409, mensaje: 'El catálogo ya tiene una fila con ese nombre.' },
  IMPORTACION_ILEGIBLE: { status: 422, mensaje: 'El archivo no es un CSV que se pueda leer.' },
  IMPORTACION_SIN_COLUMNAS: {
    status: 422,
    mensaje: 'Al encabezado del archivo le faltan las columnas del catálogo.',
  },
  IMPORTACION_VACIA: { status: 422, mensaje: 'El archivo no tiene filas después de su encabezado.' },
  IMPORTACION_DEMASIADAS_FILAS: {
    status: 422,
    mensaje: `El archivo tiene más de ${LIMITES_IMPORTACION.filas} filas. Divídalo en varios.`,
  },
  IMPORTACION_DESACTUALIZADA: {
    status: 409,
    mensaje: 'El catálogo o el archivo cambió después de la revisión. Revíselo de nuevo antes de aplicarlo.',
  },
  IMPORTACION_SIN_CAMBIOS: { status: 409, mensaje: 'El archivo no cambia nada en el catálogo.' },
});
