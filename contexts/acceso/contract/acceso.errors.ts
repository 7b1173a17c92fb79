import { defineErrors } from '@marco/contract-kit';
import { MENSAJES_NIT } from '@marco/entidades/terms';

/** Refusals of sign-in and of choosing the entity. None is a 401: that status ends a session of ours. */
export const accesoErrors = defineErrors({
  TOKEN_ILEGIBLE: {
    status: 400,
    mensaje: 'La respuesta del autenticador no se puede leer. Inicie sesión de nuevo.',
  },
  TOKEN_FIRMA_INVALIDA: {
    status: 403,
    mensaje: 'La respuesta no fue firmada por el autenticador. Inicie sesión de nuevo.',
  },
  TOKEN_EMISOR_DISTINTO: {
    status: 403,
    mensaje: 'La respuesta es de otro autenticador. Inicie sesión de nuevo.',
  },
  TOKEN_AUDIENCIA_DISTINTA: {
    status: 403,
    mensaje: 'La respuesta del autenticador es para otra aplicación. Inicie sesión de nuevo.',
  },
  TOKEN_VENCIDO: { status: 403, mensaje: 'La respuesta del autenticador venció. Inicie sesión de nuevo.' },
  ACR_INSUFICIENTE: {
    status: 403,
    mensaje:
      'El nivel de seguridad de su ingreso no es suficiente. Ingrese con el tipo de acceso «Documento identidad».',
  },
  NONCE_DESCONOCIDO: {
    status: 403,
    mensaje: 'Este inicio de sesión no se pidió desde este navegador o venció. Inicie sesión de nuevo.',
  },
  TOKEN_YA_USADO: {
    status: 403,
    mensaje: 'Esta respuesta del autenticador ya fue usada. Inicie sesión de nuevo.',
  },
  IDENTIFICACION_DISTINTA: {
    status: 403,
    mensaje: 'La identificación enviada no es la que certifica el autenticador.',
  },
  USUARIO_INACTIVO: { status: 403, mensaje: 'Su usuario está inactivo. Escriba a soporte para activarlo.' },
  IDENTIDAD_RETIRADA: {
    status: 403,
    mensaje:
      'La identidad con la que ingresó fue retirada y ya no sirve en este sistema. Si el documento es suyo, cree de nuevo su cuenta en el autenticador y regístrese; si tiene dudas, escriba a soporte.',
  },
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
  /** One text for a wrong password and for a locked identity. */
  CONTRASENA_ACTUAL_DISTINTA: {
    status: 422,
    mensaje: 'La contraseña actual no es correcta, o hubo demasiados intentos. Intente más tarde.',
  },
  SEGUNDO_FACTOR_NO_EXIGIDO: { status: 409, mensaje: 'Su sesión no usa un segundo factor.' },
  SEGUNDO_FACTOR_YA_INSCRITO: {
    status: 409,
    mensaje: 'Usted ya tiene una aplicación inscrita. Escriba el código que muestra.',
  },
  SEGUNDO_FACTOR_SIN_INSCRIBIR: {
    status: 409,
    mensaje: 'Primero inscriba una aplicación de autenticación.',
  },
  /** One text for a wrong code and for one that was used. */
  CODIGO_NO_VALIDO: {
    status: 422,
    mensaje:
      'El código no es correcto o ya se usó. Espere a que la aplicación muestre otro e intente de nuevo.',
  },
  DEMASIADOS_CODIGOS: {
    status: 429,
    mensaje: 'Escribió varios códigos incorrectos. Espere unos minutos e intente de nuevo.',
  },
  CONTRASENA_COMUN: {
    status: 422,
    mensaje: 'Esa contraseña es muy común y se adivina pronto. Elija otra.',
  },
  CONTRASENA_PROPIA: {
    status: 422,
    mensaje: 'La contraseña no puede ser su número, su correo ni su nombre. Elija otra.',
  },
  RECUPERACION_NO_DISPONIBLE: {
    status: 503,
    mensaje:
      'Este sistema no puede enviar correos, así que no ofrece el cambio de contraseña. Comuníquese con la mesa de soporte.',
  },
  ENLACE_NO_VALIDO: {
    status: 422,
    mensaje: 'El enlace para restablecer la contraseña no es válido, ya se usó o venció. Solicite uno nuevo.',
  },
  INVITACION_NO_VALIDA: {
    status: 422,
    mensaje: 'La invitación no es válida, ya se usó o venció. Pida una nueva a quien opera el sistema.',
  },
  REGISTROS_PENDIENTES: {
    status: 409,
    mensaje:
      'Tiene todos los registros que puede tener pendientes de aprobación. Espere a que se decidan para registrarse en otra entidad.',
  },
  CONFIRMACION_DISTINTA: {
    status: 422,
    mensaje: 'La frase de confirmación no coincide. Escríbala tal como aparece.',
  },
  INGRESO_NO_RECIENTE: {
    status: 403,
    mensaje:
      'Por seguridad, cierre la sesión, ingrese de nuevo y repita la solicitud antes de cinco minutos.',
  },
  SUPRESION_NO_PERMITIDA: { status: 403, mensaje: 'Todavía no es posible suprimir sus datos.' },
  AVISO_CAMBIADO: {
    status: 422,
    mensaje:
      'El aviso de tratamiento de datos cambió mientras usted lo leía. Lea la versión vigente y responda de nuevo.',
  },
  /** Text of the specification (§8), to the letter. */
  USUARIO_YA_EXISTE: { status: 409, mensaje: 'Usuario ya existe en esa entidad' },
});
