/** States of a version of a servicio, in the order of its way; `suspendida` leaves it and comes back. */
export const ESTADOS_VERSION_SERVICIO = [
  'en-elaboracion',
  'estandarizada',
  'evaluada',
  'certificada',
  'publicada',
  'obsoleta',
  'retirada',
  'suspendida',
] as const;
export type EstadoVersionServicio = (typeof ESTADOS_VERSION_SERVICIO)[number];
export const ESTADO_VERSION_SERVICIO: Readonly<Record<EstadoVersionServicio, string>> = {
  'en-elaboracion': 'En elaboración',
  estandarizada: 'Estandarizada',
  evaluada: 'Evaluada',
  certificada: 'Certificada',
  publicada: 'Publicada',
  obsoleta: 'Obsoleta',
  retirada: 'Retirada',
  suspendida: 'Suspendida',
};

/** States a version is suspended in, and goes back to. */
export const ESTADOS_SUSPENDIBLES = [
  'estandarizada',
  'evaluada',
  'certificada',
  'publicada',
  'obsoleta',
] as const;
export type EstadoSuspendible = (typeof ESTADOS_SUSPENDIBLES)[number];

/** States in which the contract of a version is for everybody: before, it is of who has to do with its request. */
export const ESTADOS_CON_CONTRATO_PUBLICO = ['certificada', 'publicada', 'obsoleta'] as const;

/** What moves a version on. */
export const ACCIONES_VERSION_SERVICIO = [
  'estandarizar',
  'evaluar',
  'certificar',
  'publicar',
  'relevar',
  'retirar',
  'suspender',
  'levantar',
  'revocar',
] as const;
export type AccionVersionServicio = (typeof ACCIONES_VERSION_SERVICIO)[number];

/** The part a message plays in an operation. */
export const PAPELES_MENSAJE = ['peticion', 'respuesta', 'error'] as const;
export type PapelMensaje = (typeof PAPELES_MENSAJE)[number];
export const PAPEL_MENSAJE: Readonly<Record<PapelMensaje, string>> = {
  peticion: 'Petición',
  respuesta: 'Respuesta',
  error: 'Error',
};

/** How an operation is called in contracts and addresses. */
export const FORMA_CODIGO_OPERACION = /^[a-z][A-Za-z0-9]{2,59}$/;

/** Operation of what says none. */
export const OPERACION_PRINCIPAL = 'principal';

/** Fields within fields, the outermost one counted. */
export const MAXIMA_PROFUNDIDAD = 8;
