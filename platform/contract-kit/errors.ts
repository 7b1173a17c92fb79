import { z } from 'zod';

/** Most bytes of a JSON body. JSON bodies are small; files are streamed in another way. */
export const BODY_LIMIT_BYTES = 1_048_576;

/** One entry of an error catalogue: the HTTP status and the Spanish text a person reads. */
export interface ErrorDefinition {
  readonly status:
    | 400
    | 401
    | 403
    | 404
    | 406
    | 408
    | 409
    | 410
    | 412
    | 413
    | 415
    | 422
    | 428
    | 429
    | 500
    | 503
    | 507;
  readonly mensaje: string;
  /** After how many seconds the same request may be sent again: `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** The typed catalogue of one context: code → status and text. */
export type ErrorCatalogue = Readonly<Record<string, ErrorDefinition>>;

/** Keeps the literal codes of a catalogue while checking its shape. */
export function defineErrors<const C extends ErrorCatalogue>(catalogue: C): C {
  return catalogue;
}

/** Errors any endpoint may answer; contexts add their own beside these. */
export const commonErrors = defineErrors({
  SOLICITUD_INVALIDA: {
    status: 400,
    mensaje: 'Los datos enviados no son válidos. Revise los campos indicados.',
  },
  CUERPO_ILEGIBLE: { status: 400, mensaje: 'El cuerpo de la petición no es un JSON válido.' },
  DIRECCION_DEMASIADO_LARGA: {
    status: 400,
    mensaje:
      'La dirección de la petición es demasiado larga: con sus encabezados pasa de 16 KB. Elija menos filtros o menos valores en cada uno.',
  },
  CUERPO_INCOMPLETO: {
    status: 408,
    mensaje: 'Los datos no llegaron completos a tiempo. Revise su conexión y envíelos de nuevo.',
  },
  SESION_REQUERIDA: { status: 401, mensaje: 'Su sesión no existe o ya terminó. Inicie sesión de nuevo.' },
  ACCESO_DENEGADO: { status: 403, mensaje: 'Su rol no permite realizar esta acción.' },
  SEGUNDO_FACTOR_REQUERIDO: {
    status: 403,
    mensaje: 'Escriba el código de su aplicación de autenticación para trabajar con esta entidad.',
  },
  CODIGO_RECIENTE_REQUERIDO: {
    status: 403,
    mensaje: 'Confirme esta acción con un código de su aplicación de autenticación.',
  },
  ENTIDAD_NO_ELEGIDA: { status: 403, mensaje: 'Seleccione la entidad con la que va a trabajar.' },
  NO_ENCONTRADO: { status: 404, mensaje: 'No se encontró lo que busca.' },
  VERSION_DISTINTA: {
    status: 412,
    mensaje: 'Otra persona cambió este registro mientras usted lo editaba. Compare las dos versiones.',
  },
  VERSION_REQUERIDA: {
    status: 428,
    mensaje:
      'Esta acción no se puede deshacer: consulte el registro y envíe en If-Match la versión que consultó.',
  },
  CLAVE_REUTILIZADA: {
    status: 422,
    mensaje: 'La clave de idempotencia ya se usó con otros datos. Envíe la petición con una clave nueva.',
  },
  RECAPTCHA_REQUERIDO: {
    status: 422,
    mensaje:
      'Falta la verificación de reCAPTCHA, que comprueba que usted es una persona. Recargue la página e intente de nuevo.',
  },
  RECAPTCHA_RECHAZADO: {
    status: 422,
    mensaje:
      'No se pudo confirmar con reCAPTCHA que usted es una persona. Intente de nuevo; si continúa, use otro navegador u otra conexión, o escriba a soporte.',
  },
  RECAPTCHA_SIN_RESPUESTA: {
    status: 503,
    mensaje:
      'El servicio que comprueba que usted es una persona (reCAPTCHA) no responde. Intente de nuevo en unos minutos.',
    retryAfterSeconds: 60,
  },
  TIPO_NO_ADMITIDO: { status: 415, mensaje: 'El tipo de contenido enviado no es admitido. Envíe JSON.' },
  CUERPO_DEMASIADO_GRANDE: {
    status: 413,
    mensaje: `Los datos enviados pesan más de ${BODY_LIMIT_BYTES / 1_048_576} MB, que es lo máximo. Envíe menos de una vez.`,
  },
  DEMASIADAS_PETICIONES: {
    status: 429,
    mensaje: 'Ha hecho demasiadas peticiones. Espere un momento e intente de nuevo.',
  },
  ERROR_INTERNO: {
    status: 500,
    mensaje: 'Ocurrió un error inesperado. Intente de nuevo; si continúa, escriba a soporte.',
  },
  SERVICIO_NO_DISPONIBLE: {
    status: 503,
    mensaje: 'El servicio no está disponible en este momento. Intente de nuevo en unos minutos.',
    retryAfterSeconds: 5,
  },
  SERVICIO_OCUPADO: {
    status: 503,
    mensaje: 'El sistema está ocupado y no alcanzó a atender su petición. Intente de nuevo en unos segundos.',
    retryAfterSeconds: 2,
  },
  ALMACENAMIENTO_LLENO: {
    status: 507,
    mensaje:
      'El sistema no tiene espacio para guardar lo que envió y no lo guardó. Avise a soporte e intente de nuevo más tarde.',
    retryAfterSeconds: 60,
  },
  ALMACEN_SIN_RESPUESTA: {
    status: 503,
    mensaje: 'El almacén de archivos no responde. No se guardó nada. Intente de nuevo en unos minutos.',
  },
});
export type CommonErrorCode = keyof typeof commonErrors;

/** One reason attached to a problem: a field of the request (`campo`, dotted path) or a rule. */
export const problemDetailSchema = z.object({ campo: z.string().optional(), mensaje: z.string() });

/** RFC 9457 problem document; `mensaje` stays at the top level as the specification's callers expect. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    mensaje: z.string(),
    detalles: z.array(problemDetailSchema),
    correlationId: z.string(),
    actual: z
      .unknown()
      .optional()
      .describe('El registro como está ahora, cuando la versión enviada ya no lo es'),
  })
  .meta({ id: 'Problema', description: 'Error en formato application/problem+json' });
export type Problem = z.infer<typeof problemSchema>;
export type ProblemDetail = z.infer<typeof problemDetailSchema>;
