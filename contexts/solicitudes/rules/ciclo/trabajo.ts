import type { EstadoSolicitud, Nivel, TipoSolicitud } from '../../contract/terms.ts';

/** The state in which each level does its own work. */
const TRABAJO_DE_NIVEL = {
  1: 'en-conceptualizacion',
  2: 'en-evaluacion',
  3: 'en-verificacion',
} as const satisfies Record<Nivel, string>;

/** What a request asks for: a level, or of type `retiro` the end of what reached it. */
export interface ClaseDeSolicitud {
  readonly nivel: Nivel;
  /** Absent: one that asks for the level. */
  readonly tipo?: TipoSolicitud;
  /** Whether it says that nothing changed since a version that has the level, which is certified at once (ADR 0099). */
  readonly esReafirmada?: boolean;
}

/** The state in which the ministry does its own work: to end a version nothing is worked out beyond the review. */
export function findTrabajo({ nivel, tipo }: ClaseDeSolicitud): EstadoSolicitud {
  return tipo === 'retiro' ? 'en-revision' : TRABAJO_DE_NIVEL[nivel];
}

const TRABAJOS: ReadonlySet<string> = new Set(Object.values(TRABAJO_DE_NIVEL));

/** Whether requests of a level may stand in a state: in the work of another level they never do. */
export function isEstadoDelNivel(estado: string, nivel: Nivel): boolean {
  return isEstadoDe(estado, { nivel });
}

/** Where a request stands that reaffirms its level: nobody works it out, and reopened it is none any more. */
const DE_REAFIRMADA: ReadonlySet<string> = new Set<EstadoSolicitud>([
  'borrador',
  'concepto-favorable',
  'certificada',
]);

/**
 * Whether such a request may stand in a state: in the work of another level, or to end a version of any, it never does; one that
 * reaffirms goes from its entity to who certifies.
 */
export function isEstadoDe(estado: string, pedido: ClaseDeSolicitud): boolean {
  if (pedido.esReafirmada) return DE_REAFIRMADA.has(estado);
  return !TRABAJOS.has(estado) || estado === findTrabajo(pedido);
}
