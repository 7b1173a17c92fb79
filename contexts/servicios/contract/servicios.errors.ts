import { defineErrors } from '@marco/contract-kit';

/** Refusals about services. */
export const serviciosErrors = defineErrors({
  SERVICIO_NO_EXISTE: { status: 404, mensaje: 'El servicio que busca no existe.' },
  VERSION_SERVICIO_NO_EXISTE: { status: 404, mensaje: 'La versión del servicio que busca no existe.' },
  VERSION_DE_OTRO_SERVICIO: {
    status: 409,
    mensaje: 'Las dos versiones deben ser del mismo servicio.',
  },
  COMPARACION_DEMORADA: {
    status: 422,
    mensaje:
      'Comparar las dos versiones tomó más tiempo o memoria de lo permitido y se detuvo. Divida el servicio: sus mensajes llevan demasiados campos.',
  },
  VERSION_ACCION_NO_PERMITIDA: { status: 403, mensaje: 'Usted no puede hacer esto con la versión.' },
  IMPACTO_SIN_VER: {
    status: 409,
    mensaje: 'Revise primero a quiénes rompe el retiro de la versión y confirme que lo vio.',
  },
  IMPACTO_DISTINTO: {
    status: 409,
    mensaje:
      'Los consumidores de la versión, o lo que les rompe, cambiaron desde que usted los vio. Revíselos otra vez; lo que escribió se conserva.',
  },
  /** Its number was computed of the change from another one. */
  VERSION_ANTERIOR_DISTINTA: {
    status: 409,
    mensaje: 'El servicio tiene otra versión desde que se calculó el número de esta. Intente de nuevo.',
  },
  SERVICIO_DE_OTRA_ENTIDAD: {
    status: 403,
    mensaje: 'Usted no puede cambiar los elementos que usa este servicio.',
  },
  SERVICIO_ELEMENTO_REPETIDO: {
    status: 409,
    mensaje: 'El servicio ya usa esta versión del elemento.',
  },
  SERVICIO_ELEMENTO_CERTIFICADO: {
    status: 409,
    mensaje:
      'Los mensajes certificados del servicio llevan esta versión del elemento; cambian con una solicitud de nivel 1.',
  },
  SERVICIO_ELEMENTO_INEXISTENTE: {
    status: 404,
    mensaje: 'El servicio no usa esta versión del elemento.',
  },
});
