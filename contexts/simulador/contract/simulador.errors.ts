import { defineErrors } from '@marco/contract-kit';

export const simuladorErrors = defineErrors({
  SERVICIO_NO_SIMULADO: {
    status: 404,
    mensaje: 'No hay un simulador de ese servicio. Se simulan los servicios activos desde el nivel 1.',
  },
  VERSION_NO_SIMULADA: {
    status: 404,
    mensaje:
      'No hay un simulador de esa versión del servicio. Se simulan las versiones certificadas que no se han retirado.',
  },
  VERSION_RETIRADA: {
    status: 410,
    mensaje:
      'Esa versión del servicio se retiró y ya no responde. La página del servicio dice cuál la reemplaza.',
  },
  VERSION_SIN_MENSAJES: {
    status: 404,
    mensaje: 'De esa versión no se han descrito los mensajes: no hay con qué responder.',
  },
  VERSION_EXTENSA: {
    status: 503,
    mensaje: 'Los mensajes de esa versión son demasiado extensos para simularlos.',
  },
  CLAVE_DESCONOCIDA: {
    status: 403,
    mensaje: 'La clave no es de ningún acuerdo. Cópiela de la página del acuerdo, o llame sin ella.',
  },
  CLAVE_SIN_ACUERDO_ACTIVO: {
    status: 403,
    mensaje: 'El acuerdo de esa clave está suspendido o terminó: el proveedor tampoco respondería.',
  },
  CLAVE_DE_OTRA_VERSION: {
    status: 403,
    mensaje: 'El acuerdo de esa clave es de otra versión o de otro servicio.',
  },
  ENSAYO_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'No hay un ensayo de X-Road en esa dirección, o es de un servicio de otra entidad.',
  },
  ENSAYO_AJENO: {
    status: 403,
    mensaje: 'Un servicio lo ensaya quien prepara solicitudes en la entidad que lo ofrece.',
  },
  CONSUMO_AJENO: {
    status: 403,
    mensaje: 'La llamada de un acuerdo la ensaya quien edita acuerdos en la entidad que consume.',
  },
  ACUERDO_SIN_VIGOR: {
    status: 409,
    mensaje: 'Solo se ensaya la llamada de un acuerdo activo: el proveedor tampoco respondería por este.',
  },
  PETICION_DEMORADA: {
    status: 422,
    mensaje: 'Leer y comprobar la petición tomó más tiempo o más memoria de lo permitido.',
  },
  SIMULADOR_OCUPADO: {
    status: 503,
    mensaje: 'El simulador atiende tantas peticiones como puede. Repita la llamada en unos segundos.',
    retryAfterSeconds: 2,
  },
});
