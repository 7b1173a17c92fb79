import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { SuscriptorSolicitud } from '../port.ts';

/** Later contexts that hear what becomes of a request and of its servicio. */
export interface Suscriptores {
  /** Who hears that a request took a step. */
  readonly alMover: readonly SuscriptorSolicitud[];
  /** Who hears that a servicio stands in another state. */
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}
