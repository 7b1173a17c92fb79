/** States of a request, the catalogue `ntn-estados` (domain decision, ADR 0029). */
export const ESTADOS_SOLICITUD = [
  'borrador',
  'radicada',
  'asignada',
  'en-revision',
  'devuelta',
  'en-conceptualizacion',
  'en-evaluacion',
  'en-verificacion',
  'pendiente-entidad',
  'concepto-favorable',
  'certificada',
  'rechazada',
  'desistida',
  'cancelada',
] as const;
export type EstadoSolicitud = (typeof ESTADOS_SOLICITUD)[number];
export const ESTADO_SOLICITUD: Readonly<Record<EstadoSolicitud, string>> = {
  borrador: 'Borrador',
  radicada: 'Radicada',
  asignada: 'Asignada',
  'en-revision': 'En revisión',
  devuelta: 'Devuelta',
  'en-conceptualizacion': 'En conceptualización',
  'en-evaluacion': 'En evaluación',
  'en-verificacion': 'En verificación',
  'pendiente-entidad': 'Pendiente de la entidad',
  'concepto-favorable': 'Concepto favorable',
  certificada: 'Certificada',
  rechazada: 'Rechazada',
  desistida: 'Desistida',
  cancelada: 'Cancelada',
};

/** States in which its entity writes a request: nobody got it yet, or it came back to be corrected. */
export const ESTADOS_EDITABLES: readonly EstadoSolicitud[] = ['borrador', 'devuelta'];

/** Final states of a request. */
export const ESTADOS_CERRADOS = ['certificada', 'rechazada', 'desistida', 'cancelada'] as const;

/**
 * Steps that move a request to another state. The product itself does `desistir`, if nobody remedies a returned
 * request in its term.
 */
export const ACCIONES_SOLICITUD = [
  'radicar',
  'reafirmar',
  'asignar',
  'revisar',
  'devolver',
  'conceptualizar',
  'evaluar',
  'verificar',
  'conceptuar',
  'presentar',
  'observar',
  'aprobar',
  'reabrir',
  'certificar',
  'rechazar',
  'cancelar',
  'desistir',
  'suspenderPlazo',
  'reanudarPlazo',
  'prorrogar',
] as const;
export type AccionSolicitud = (typeof ACCIONES_SOLICITUD)[number];
export const ACCION_SOLICITUD: Readonly<Record<AccionSolicitud, string>> = {
  radicar: 'Radicar',
  reafirmar: 'Reafirmar sin cambios',
  asignar: 'Asignar consultor',
  revisar: 'Iniciar la revisión',
  devolver: 'Devolver a la entidad',
  conceptualizar: 'Pasar a conceptualización',
  evaluar: 'Pasar a evaluación',
  verificar: 'Pasar a verificación',
  conceptuar: 'Emitir el concepto técnico',
  presentar: 'Presentar a la entidad',
  observar: 'Observar',
  aprobar: 'Aprobar',
  reabrir: 'Reabrir',
  certificar: 'Certificar',
  rechazar: 'Rechazar',
  cancelar: 'Cancelar solicitud',
  desistir: 'Desistir',
  suspenderPlazo: 'Suspender el plazo',
  reanudarPlazo: 'Reanudar el plazo',
  prorrogar: 'Prorrogar el plazo',
};

/**
 * The steps that people take of a request that is there; the product itself does `desistir`, and `reafirmar` files what it
 * carried over (ADR 0099).
 */
export const ACCIONES_MANUALES = [
  'radicar',
  'asignar',
  'revisar',
  'devolver',
  'conceptualizar',
  'evaluar',
  'verificar',
  'conceptuar',
  'presentar',
  'observar',
  'aprobar',
  'reabrir',
  'certificar',
  'rechazar',
  'cancelar',
  'suspenderPlazo',
  'reanudarPlazo',
  'prorrogar',
] as const satisfies readonly AccionSolicitud[];
export type AccionManual = (typeof ACCIONES_MANUALES)[number];

/** Those of them that stop, start or lengthen the clock and leave the state as it is. */
export const ACCIONES_RELOJ = [
  'suspenderPlazo',
  'reanudarPlazo',
  'prorrogar',
] as const satisfies readonly AccionManual[];
export type AccionReloj = (typeof ACCIONES_RELOJ)[number];

/** Sides of a request, each with its own steps: who asks, who decides, and the operator of the exchange platform. */
export const LADOS = ['entidad', 'ministerio', 'operador'] as const;
export type Lado = (typeof LADOS)[number];

/** Working days before the end of a term from which it counts as about to end, and who is waited for is reminded. */
export const DIAS_POR_VENCER = 3;
