import type { Compromiso } from '../../contract/index.ts';

/** What fulfils a commitment by itself, after «cuando»; null where somebody must report it. */
export function presentMeta({
  servicio,
  estadoServicio,
  elemento,
}: Pick<Compromiso, 'servicio' | 'estadoServicio' | 'elemento'>): string | null {
  if (servicio !== null) return `${servicio} llegue a ${estadoServicio}`;
  return elemento === null ? null : `se incorpore una versión de ${elemento}`;
}
