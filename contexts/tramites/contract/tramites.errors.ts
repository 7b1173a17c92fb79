import { defineErrors } from '@marco/contract-kit';
import { LIMITES_TRAMITE } from './terms.ts';

export const tramitesErrors = defineErrors({
  TRAMITE_INEXISTENTE: { status: 404, mensaje: 'El trámite no existe o ya no está activo.' },
  REQUISITO_INEXISTENTE: { status: 404, mensaje: 'El trámite no pide ese requisito.' },
  TRAMITE_AJENO: { status: 403, mensaje: 'Usted no puede cambiar los trámites de esta entidad.' },
  ENTIDAD_SIN_MAPA: { status: 404, mensaje: 'La entidad no existe.' },
  REQUISITO_SIN_ELEMENTOS: {
    status: 409,
    mensaje: 'Solo se clasifican los documentos y los datos que el trámite pide.',
  },
  ELEMENTO_NO_MAPEABLE: {
    status: 422,
    mensaje: 'Uno de los elementos de dato no existe o no está en el lenguaje común.',
  },
  SERVICIO_NO_USABLE: { status: 422, mensaje: 'Uno de los servicios no está en el directorio.' },
  SERVICIO_REPETIDO: { status: 422, mensaje: 'Escriba cada servicio una sola vez por uso.' },
  SIN_PROPUESTAS: {
    status: 409,
    mensaje: 'El asistente no encontró elementos para este requisito. Elíjalos usted.',
  },
  TRAMITES_ILEGIBLES: { status: 422, mensaje: 'El archivo no es una tabla que se pueda leer.' },
  TRAMITES_PESADOS: {
    status: 413,
    mensaje: `El archivo puede pesar máximo ${LIMITES_TRAMITE.bytes / 1_000_000} MB.`,
  },
  TRAMITES_SIN_COLUMNAS: {
    status: 422,
    mensaje: 'Al encabezado le faltan columnas: el código, el nombre y la entidad del trámite.',
  },
  TRAMITES_VACIOS: { status: 422, mensaje: 'El archivo no tiene filas después de su encabezado.' },
  TRAMITES_DEMASIADOS: {
    status: 422,
    mensaje: `El archivo tiene más de ${LIMITES_TRAMITE.filas} filas. Divídalo en varios.`,
  },
  TRAMITES_DESACTUALIZADOS: {
    status: 409,
    mensaje:
      'Los trámites o el archivo cambiaron después de la revisión. Revíselo de nuevo antes de aplicarlo.',
  },
  TRAMITES_SIN_CAMBIOS: { status: 409, mensaje: 'El archivo no cambia ningún trámite.' },
  OBSERVACION_SIN_PAPEL: { status: 422, mensaje: 'Elija el papel que le pidieron, o escriba cómo se llama.' },
  OBSERVACION_CON_DATOS: {
    status: 422,
    mensaje: 'Escriba solo el nombre del papel, sin números de documento, teléfonos ni correos.',
  },
  OBSERVACION_INEXISTENTE: { status: 404, mensaje: 'La observación no existe.' },
  OBSERVACION_DECIDIDA: { status: 409, mensaje: 'Otra persona ya decidió sobre esta observación.' },
  SUPUESTO_DESORDENADO: {
    status: 422,
    mensaje: 'El valor central está entre el bajo y el alto.',
  },
  SUPUESTO_FUERA_DE_RANGO: { status: 422, mensaje: 'Una parte se escribe de 0 a 100.' },
});
