import type { VersionRespaldada } from '../versiones/respaldo.ts';

/**
 * What happened to a version that others use; `retiro`: the day of its end was said, or moved; `perdida`: without its certificate
 * it is no longer published.
 */
export const HECHOS_DE_VIDA = [
  'obsoleta',
  'retiro',
  'aplazada',
  'suspendida',
  'levantada',
  'perdida',
  'retirada',
] as const;
export type HechoDeVida = (typeof HECHOS_DE_VIDA)[number];

/** Facts of which every consumer is told: from one moment to the next it may use the version no more, or again. */
export const HECHOS_PARA_TODOS: ReadonlySet<HechoDeVida> = new Set(['suspendida', 'levantada', 'perdida']);

/** What its certificates did to a version; undefined where nobody else used it. */
export function findHecho(antes: VersionRespaldada, despues: VersionRespaldada): HechoDeVida | undefined {
  const desde = antes.suspendidaDesde ?? antes.estado;
  if (desde !== 'publicada' && desde !== 'obsoleta') return undefined;
  const hasta = despues.suspendidaDesde ?? despues.estado;
  if (hasta === 'retirada') return 'retirada';
  if (hasta !== desde) return 'perdida';
  return despues.estado === 'suspendida' ? 'suspendida' : 'levantada';
}
