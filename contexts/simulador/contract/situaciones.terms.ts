/** What a consumer must survive, as people choose it (directorio §6.3). */
export const SITUACIONES = [
  'valida',
  'valida-minima',
  'valida-completa',
  'valida-limites',
  'vacia',
  'muchos',
  'obsoleta',
  'secuencia',
  'respuesta-invalida',
  'lenta',
  'incompleta',
  'corte',
  '503',
  '429',
  'no-encontrado',
  'sin-permiso',
  'peticion-invalida',
  'xroad',
] as const;
export type CodigoSituacion = (typeof SITUACIONES)[number];

/** Faults of a security server. */
export const FALLAS_XROAD = ['permiso', 'certificado', 'timeout', 'proveedor-caido'] as const;
export type FallaXroad = (typeof FALLAS_XROAD)[number];

/** Answers that follow each other, by name. */
export const SECUENCIAS = ['asincrona', 'recuperacion'] as const;
export type CodigoSecuencia = (typeof SECUENCIAS)[number];

/** How long an answer of a profile waits, in milliseconds, where no measured time is known. */
export const PERFILES_DEMORA = { p50: 300, p95: 1500, p99: 4000 } as const;

/** How a message is written. */
export const FORMAS_SIMULADAS = ['json', 'xml'] as const;
export type FormaSimulada = (typeof FORMAS_SIMULADAS)[number];

/** Bounds of the simulator (directorio §6.6). */
export const LIMITES_SIMULADOR = {
  /** Bytes of a petition. */
  bytes: 1_000_000,
  /** Petitions of one address in a minute. */
  porMinuto: 60,
  /** Answers that wait on purpose at once. */
  demorasALaVez: 200,
  /** The longest of them, in milliseconds. */
  demoraMs: 30_000,
  /** Versions whose script and schemas are kept. */
  versiones: 200,
  /** Repetitions of a field without a limit, where many are asked for. */
  muchos: 100,
  /** Values of one answer. */
  valores: 5000,
} as const;

/** When a version that nobody replaced says it is deprecated, for who rehearses it. */
export const RETIRO_ENSAYADO = '2026-01-01T00:00:00Z';
/** Days a deprecated version goes on. */
export const DIAS_DE_RETIRO = 90;

/** Header and query field that choose a situation, and those of the wait and of the token of a sequence. */
export const CABECERA_CASO = 'Simulador-Caso';
export const CAMPO_CASO = '__caso';
export const CABECERA_DEMORA = 'Simulador-Demora';
export const CAMPO_DEMORA = '__demora';
export const CAMPO_SESION = '__sesion';
