import { defineErrors } from '@marco/contract-kit';

export const solicitudesErrors = defineErrors({
  SOLICITUD_NO_ENCONTRADA: { status: 404, mensaje: 'La solicitud que busca no existe.' },
  SOLICITUD_ACCION_NO_PERMITIDA: { status: 409, mensaje: 'La solicitud no admite este cambio ahora.' },
  /** Of who coordinates or certifies in the ministry alone. */
  SOLICITUDES_DEL_MINISTERIO: { status: 403, mensaje: 'Su rol no reparte ni certifica solicitudes.' },
  SOLICITUD_INCOMPLETA: { status: 409, mensaje: 'A la solicitud le faltan datos para continuar.' },
  SOLICITUD_EN_CURSO: {
    status: 409,
    mensaje: 'El servicio ya tiene una solicitud de ese nivel en curso.',
  },
  SERVICIO_NO_ENCONTRADO: {
    status: 404,
    mensaje: 'El servicio no existe, está inactivo o es de otra entidad.',
  },
  VERSION_SERVICIO_NO_ENCONTRADA: {
    status: 404,
    mensaje: 'La versión del servicio no existe o es de otra entidad.',
  },
  NIVEL_ANTERIOR_NO_VIGENTE: {
    status: 409,
    mensaje: 'La versión no tiene un certificado de nivel 1 vigente.',
  },
  NIVEL_DOS_NO_VIGENTE: {
    status: 409,
    mensaje: 'La versión no tiene certificados de niveles 1 y 2 vigentes.',
  },
  SOLICITUD_DE_OTRO_NIVEL: {
    status: 409,
    mensaje: 'Esta dirección es de solicitudes de otro nivel.',
  },
  /** Somebody changed it between the two looks of a work that takes long. */
  SOLICITUD_CAMBIADA: {
    status: 409,
    mensaje: 'La solicitud cambió mientras se comprobaba. Intente de nuevo.',
  },
  SOLICITUD_SIN_CONTRATO: { status: 409, mensaje: 'Adjunte primero el contrato del servicio.' },
  /** The banco finds in the same bytes something else than what the entity approved. */
  INFORME_DISTINTO: {
    status: 409,
    mensaje: 'El banco ya no encuentra lo que la entidad aprobó; reabra la solicitud.',
  },
  IMPACTO_SOLICITUD_SIN_VER: {
    status: 409,
    mensaje: 'Revise primero a quiénes rompe lo que aprueba y confirme que lo vio.',
  },
  IMPACTO_SOLICITUD_DISTINTO: {
    status: 409,
    mensaje:
      'Quiénes usan el servicio, o lo que se les rompe, cambió desde que usted lo vio. Revíselo otra vez antes de aprobar.',
  },
  REAFIRMACION_NO_PERMITIDA: {
    status: 409,
    mensaje: 'Este nivel no se puede reafirmar ahora.',
  },
  /** What was on show, or what was reaffirmed, is no longer so. */
  REAFIRMACION_DISTINTA: {
    status: 409,
    mensaje: 'Lo que se comparó cambió desde entonces. Revíselo otra vez.',
  },
  /** The banco finds something else in the same evidence. */
  REAFIRMACION_SIN_EVIDENCIA: {
    status: 409,
    mensaje: 'El banco ya no encuentra lo que se certificó: pida el nivel 2.',
  },
  VERSION_NO_RETIRABLE: {
    status: 409,
    mensaje: 'La versión no se puede retirar ahora: solo se retira una certificada que no esté suspendida.',
  },
  RETIRO_IMPEDIDO: {
    status: 409,
    mensaje: 'Hay acuerdos de consumo vigentes el día del retiro.',
  },
  MENSAJE_AUSENTE: { status: 400, mensaje: 'El formulario no trae ningún mensaje.' },
  MENSAJE_PESADO: { status: 413, mensaje: 'El mensaje puede pesar máximo 1 MB.' },
  MENSAJES_EXCEDIDOS: {
    status: 409,
    mensaje: 'La operación ya tiene 20 mensajes comprobados de esa clase; quite uno.',
  },
  MENSAJES_DE_SOLICITUD_EXCEDIDOS: {
    status: 409,
    mensaje: 'La solicitud ya tiene 200 mensajes comprobados; quite uno.',
  },
  MENSAJE_DE_OTRO_SERVICIO: { status: 404, mensaje: 'La versión no tiene ese mensaje.' },
  MENSAJE_COMPROBADO_NO_ENCONTRADO: { status: 404, mensaje: 'El mensaje no es de esta solicitud.' },
  DATO_NIVEL_NO_EDITABLE: { status: 409, mensaje: 'Este dato no se cambia por esta dirección.' },
  SERVICIO_REPETIDO: { status: 409, mensaje: 'Ya existe un servicio con ese nombre.' },
});
