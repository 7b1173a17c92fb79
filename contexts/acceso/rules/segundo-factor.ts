/** What is known of a session when its state is asked. */
export interface CondicionesSegundoFactor {
  /** Whether this installation asks for a second factor. */
  readonly exigido: boolean;
  /** Whether the role of the session is one of the ministry. */
  readonly delMinisterio: boolean;
  /** Whether the person has an application enrolled. */
  readonly inscrito: boolean;
  /** Whether a code was given in this session, and whether in the last minutes. */
  readonly verificado: boolean;
  readonly reciente: boolean;
}

export type EstadoSegundoFactor = 'off' | 'owed' | 'stale' | 'fresh';

/**
 * The state of a session (ADR 0047). Roles of the ministry must give a code. A person who has a factor also confirms
 * actions with it in any entity.
 */
export function findEstadoSegundoFactor(condiciones: CondicionesSegundoFactor): EstadoSegundoFactor {
  const { exigido, delMinisterio, inscrito, verificado, reciente } = condiciones;
  if (!exigido || !(delMinisterio || inscrito)) return 'off';
  if (delMinisterio && !verificado) return 'owed';
  return reciente ? 'fresh' : 'stale';
}

/** After so many wrong codes in a row no code is checked for a while. */
const FALLOS_PERMITIDOS = 5;
const MAXIMO_ESPERA_MINUTOS = 60;

/** Minutes for which no code is checked after so many wrong ones in a row: 1, 2, 4, … up to an hour. */
export function computeEsperaMinutos(fallos: number): number {
  if (fallos < FALLOS_PERMITIDOS) return 0;
  return Math.min(MAXIMO_ESPERA_MINUTOS, 2 ** Math.min(fallos - FALLOS_PERMITIDOS, 10));
}

/** A code as it is compared: people type spaces, hyphens and lower case. */
export function parseCodigo(escrito: string): string {
  return escrito.replaceAll(/[\s-]/g, '').toUpperCase();
}
