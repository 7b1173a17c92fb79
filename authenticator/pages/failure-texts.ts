interface FailureText {
  readonly title: string;
  readonly text: string;
}

const GENERAL: FailureText = {
  title: 'No fue posible atender la solicitud',
  text: 'La solicitud de ingreso no es válida. Vuelva al inicio e intente de nuevo.',
};

/** What the person reads for the technical reason of a refusal; the reason itself stays in the log. */
const TEXTS: Readonly<Record<string, FailureText>> = {
  invalid_redirect_uri: {
    title: 'La dirección de regreso no está registrada',
    text: 'Por seguridad no se continúa: el sistema que pidió el ingreso no registró la dirección a la que debía volver.',
  },
  invalid_client: {
    title: 'El sistema no está registrado',
    text: 'Por seguridad no se continúa: quien pidió el ingreso no es un sistema registrado en este autenticador.',
  },
  session_not_found: {
    title: 'La solicitud de ingreso venció',
    text: 'Pasó mucho tiempo o la solicitud se atendió en otra ventana. Vuelva al inicio e ingrese de nuevo.',
  },
  email_link_not_valid: {
    title: 'El enlace no es válido',
    text: 'El enlace ya se usó, venció o no es el último que le enviamos. Si su correo aún no está verificado, inicie sesión y le enviaremos otro.',
  },
  not_found: {
    title: 'La página no existe',
    text: 'La dirección no corresponde a ninguna página del autenticador.',
  },
  too_many_requests: {
    title: 'Demasiados intentos',
    text: 'Se hicieron muchos intentos desde su conexión. Espere un minuto e intente de nuevo.',
  },
  server_error: {
    title: 'Algo falló de nuestro lado',
    text: 'No fue posible completar la operación. Intente de nuevo en unos minutos.',
  },
};

export function presentFailureText(code: string): FailureText {
  return TEXTS[code] ?? GENERAL;
}
