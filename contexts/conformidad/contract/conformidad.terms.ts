const MEGABYTE = 1_000_000;

/** How much of a contract is read (domain niveles §7.2, C-02). */
export const LIMITES_CONTRATO = {
  bytes: 5 * MEGABYTE,
  /** Of a ZIP, unpacked. */
  bytesDesempacado: 5 * MEGABYTE,
  archivos: 200,
  operaciones: 2000,
  /** Fields of all messages, references followed. */
  campos: 100_000,
  /** Levels of values inside values, and of fields inside fields. */
  profundidad: 200,
  /** Values that aliases of YAML repeat. */
  repetidos: 300_000,
  segundos: 20,
  segundosSinSesion: 12,
} as const;

/** How much an entity may declare of its contract. */
export const LIMITES_DECLARADO = {
  /** Vínculos, and diferencias: no message is larger. */
  campos: 5000,
  /** Characters of the place of a field. */
  ruta: 1000,
  motivo: 500,
  /** Messages of the entity itself, and bytes of one. */
  mensajes: 200,
  bytesMensaje: 5 * MEGABYTE,
  /** Rules of one message that are kept. */
  reglas: 2000,
} as const;

/** Fields inside the composites of a servicio, which grow by powers where composites stand in composites. */
export const MAXIMO_CAMPOS_ESPERADOS = 5000;

export const VEREDICTOS = {
  favorable: 'Favorable',
  'con-observaciones': 'Favorable con observaciones',
  'no-favorable': 'Aún no es favorable',
} as const;
export type VeredictoConformidad = keyof typeof VEREDICTOS;

/** Least share of what could be known, in percent (domain niveles §7.3). */
export const INDICE_MINIMO = 80;

/** Share of invalid messages a contract may accept before that blocks, and least share of exercised rules, in percent. */
export const ACEPTADOS_MAXIMO = 20;
export const REGLAS_EJERCIDAS_MINIMO = 60;

export const ESTADOS_COMPROBACION = ['cumple', 'observacion', 'impide', 'sin-ejecutar'] as const;
export type EstadoComprobacion = (typeof ESTADOS_COMPROBACION)[number];
export const ESTADO_COMPROBACION: Readonly<Record<EstadoComprobacion, string>> = {
  cumple: 'Cumple',
  observacion: 'Observación',
  impide: 'Impide',
  'sin-ejecutar': 'Sin ejecutar',
};

export const GRUPOS_COMPROBACION = {
  correspondencia: 'Correspondencia',
  contrato: 'Contrato',
  mensajes: 'Mensajes',
} as const;
export type GrupoComprobacion = keyof typeof GRUPOS_COMPROBACION;

/** How a report is told while it is made, one line each: the checks of every group once they are done, and then all of it. */
export const TIPO_AVANCE = 'application/x-ndjson';

/** Places that are told of one check. */
export const HALLAZGOS_DICHOS = 50;
