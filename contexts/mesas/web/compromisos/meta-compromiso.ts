import type { Compromiso } from '../../contract/index.ts';

/** What fulfils a commitment by itself, after «cuando»; null where somebody must report it. */
export function presentMeta({
  servicio,
  estadoServicio,
  elemento,
  solicitud,
  estadoSolicitud,
}: Pick<Compromiso, 'servicio' | 'estadoServicio' | 'elemento' | 'solicitud' | 'estadoSolicitud'>):
  | string
  | null {
  if (servicio !== null) return `${servicio} llegue a ${estadoServicio}`;
  if (solicitud !== null) return `la solicitud ${solicitud} llegue a ${estadoSolicitud}`;
  return elemento === null ? null : `se incorpore una versión de ${elemento}`;
}
