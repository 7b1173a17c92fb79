/** States of a version of an element (domain decision around the sourced verbs, docs/rules/life-of-elements.md). */
export const ESTADOS_VERSION = [
  'borrador',
  'en-revision',
  'pendiente-entidad',
  'aprobado',
  'incorporado',
  'historico',
  'caducado',
  'descartado',
] as const;
export type EstadoVersion = (typeof ESTADOS_VERSION)[number];
export const ESTADO_VERSION: Readonly<Record<EstadoVersion, string>> = {
  borrador: 'Borrador',
  'en-revision': 'En revisión',
  'pendiente-entidad': 'Pendiente de la entidad',
  aprobado: 'Aprobado',
  incorporado: 'Incorporado',
  historico: 'Histórico',
  caducado: 'Caducado',
  descartado: 'Descartado',
};

/** States of a version somebody still works on; an element has at most one. */
export const ESTADOS_EN_TRABAJO = ['borrador', 'en-revision', 'pendiente-entidad', 'aprobado'] as const;
/** States of a version that is or was in force: anybody may read it. */
export const ESTADOS_PUBLICOS = ['incorporado', 'historico', 'caducado'] as const;
export type EstadoPublico = (typeof ESTADOS_PUBLICOS)[number];

/** What moves a version on. */
export const ACCIONES_ELEMENTO = [
  'enviar',
  'devolver',
  'avalar',
  'aprobar',
  'observar',
  'incorporar',
  'modificar',
  'caducar',
  'descartar',
] as const;
export type AccionElemento = (typeof ACCIONES_ELEMENTO)[number];
export const ACCION_ELEMENTO: Readonly<Record<AccionElemento, string>> = {
  enviar: 'Enviar a revisión',
  devolver: 'Devolver',
  avalar: 'Avalar',
  aprobar: 'Aprobar',
  observar: 'Observar',
  incorporar: 'Incorporar',
  modificar: 'Crear nueva versión',
  caducar: 'Caducar',
  descartar: 'Descartar',
};

/** What a new version is beside the one before (docs/rules/life-of-elements.md). */
export const CAMBIOS_VERSION = ['menor', 'mayor'] as const;
export type CambioVersion = (typeof CAMBIOS_VERSION)[number];
export const CAMBIO_VERSION: Readonly<Record<CambioVersion, string>> = {
  menor: 'Versión menor (compatible)',
  mayor: 'Versión mayor (incompatible)',
};
