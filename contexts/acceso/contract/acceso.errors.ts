import { defineErrors } from '@marco/contract-kit';
import { MENSAJES_NIT } from '@marco/entidades/terms';

/** Refusals of sign-in and of choosing the entity. None is a 401: that status ends a session of ours. */
export const accesoErrors = defineErrors({
  TOKEN_ILEGIBLE: { status: 400, mensaje: 'El token del autenticador no se puede leer.' },
  TOKEN_FIRMA_INVALIDA: { status: 403, mensaje: 'El token no fue firmado por el autenticador.' },
  TOKEN_EMISOR_DISTINTO: { status: 403, mensaje: 'El token fue emitido por otro autenticador.' },
  TOKEN_AUDIENCIA_DISTINTA: { status: 403, mensaje: 'El token fue emitido para otra aplicación.' },
  TOKEN_VENCIDO: { status: 403, mensaje: 'El token del autenticador venció. Inicie sesión de nuevo.' },
  ACR_INSUFICIENTE: {
    status: 403,
    mensaje:
      'El nivel de seguridad de su ingreso no es suficiente. Ingrese con el tipo de acceso «Documento identidad».',
  },
  NONCE_DESCONOCIDO: {
    status: 403,
    mensaje: 'Este inicio de sesión no se pidió desde este navegador o venció. Inicie sesión de nuevo.',
  },
  TOKEN_YA_USADO: { status: 403, mensaje: 'Este token ya fue usado. Inicie sesión de nuevo.' },
  IDENTIFICACION_DISTINTA: { status: 403, mensaje: 'La identificación enviada no es la del token.' },
  USUARIO_INACTIVO: { status: 403, mensaje: 'Su usuario está inactivo. Escriba a soporte para activarlo.' },
  AUTENTICADOR_NO_DISPONIBLE: {
    status: 503,
    mensaje: 'El autenticador no responde en este momento. Intente de nuevo en unos minutos.',
  },
  ENTIDAD_NO_PERMITIDA: { status: 403, mensaje: 'No puede ingresar a esta entidad.' },
  IDENTIDAD_DISTINTA: {
    status: 403,
    mensaje: 'Los datos de identidad enviados no son los que certifica el autenticador.',
  },
  TIPO_IDENTIFICACION_DESCONOCIDO: {
    status: 422,
    mensaje: 'El sistema no reconoce el tipo de identificación de su cuenta. Escriba a soporte.',
  },
  ENTIDAD_NO_DISPONIBLE: {
    status: 422,
    mensaje: 'La entidad elegida no está disponible para el registro. Elija otra entidad.',
  },
  /** The text is that of the look-up by NIT, which differs for companies and institutions. */
  NIT_NO_VERIFICADO: { status: 422, mensaje: MENSAJES_NIT.verificar },
  REGISTRO_EXTERNO_CON_FALLAS: { status: 503, mensaje: MENSAJES_NIT.fallaRues },
  SESION_NO_ENCONTRADA: { status: 404, mensaje: 'Esa sesión no es suya o ya está cerrada.' },
  CONTRASENA_EXTERNA: {
    status: 409,
    mensaje: 'La contraseña se cambia en el autenticador digital, no en este sistema.',
  },
  ENLACE_NO_VALIDO: {
    status: 422,
    mensaje: 'El enlace para restablecer la contraseña no es válido, ya se usó o venció. Solicite uno nuevo.',
  },
  INVITACION_NO_VALIDA: {
    status: 422,
    mensaje: 'La invitación no es válida, ya se usó o venció. Pida una nueva a quien opera el sistema.',
  },
  /** Text of the specification (§8), to the letter. */
  USUARIO_YA_EXISTE: { status: 409, mensaje: 'Usuario ya existe en esa entidad' },
});
