import { defineErrors } from '@marco/contract-kit';
import { DIAS_PARA_CONFIRMAR, LIMITES_SUSCRIPCION } from './suscripciones.terms.ts';

export const directorioErrors = defineErrors({
  SERVICIO_NO_PUBLICADO: {
    status: 404,
    mensaje:
      'El servicio que busca no está en el directorio. Búsquelo por su nombre o por el dato que entrega.',
  },
  VERSION_NO_PUBLICADA: {
    status: 404,
    mensaje: 'El servicio no tiene esa versión. Consulte la vigente y la lista de sus versiones.',
  },
  DEMANDA_SIN_DATO: {
    status: 422,
    mensaje: 'Elija el dato que necesita, o escríbalo si no está en el diccionario.',
  },
  DEMANDA_YA_OFRECIDA: {
    status: 409,
    mensaje: 'Ya hay servicios que entregan este dato. Búsquelo en el directorio.',
  },
  DEMANDA_REPETIDA: { status: 409, mensaje: 'Su entidad ya pidió este dato. Su petición sigue contando.' },
  ELEMENTO_NO_PEDIBLE: {
    status: 404,
    mensaje: 'El elemento de dato que pide no existe o no ha sido incorporado al lenguaje común.',
  },
  SUSCRIPCION_NO_EXISTE: {
    status: 404,
    mensaje: 'La suscripción no existe o ya se retiró.',
  },
  SUSCRIPCION_VENCIDA: {
    status: 404,
    mensaje: `El enlace ya no sirve: se confirma en los ${DIAS_PARA_CONFIRMAR} días siguientes. Suscríbase de nuevo.`,
  },
  SUSCRIPCION_DE_NADA: {
    status: 422,
    mensaje: 'Elija de qué quiere recibir avisos: una búsqueda, un servicio o un dato.',
  },
  SUSCRIPCION_SIN_CORREO: { status: 422, mensaje: 'Escriba el correo en el que quiere recibir los avisos.' },
  DEMASIADAS_SUSCRIPCIONES: {
    status: 409,
    mensaje: `Usted ya tiene ${LIMITES_SUSCRIPCION.porPersona} suscripciones, que es lo máximo. Retire alguna.`,
  },
});
